import type { AdministrationRelation } from '../contract/firm';

/** A client as the firm sees it; a test states only what matters. */
export const aRelationOfFirm = (id: number, name: string): AdministrationRelation => ({
  id: id + 1000,
  booking_enabled: 1,
  is_parent: false,
  enterprise: {
    id,
    type: 0,
    name,
    hidden: 0,
    active: 1,
    logo_url: null,
    coc_number: '12345678',
    general_email: 'info@klant.nl',
    city: 'Utrecht',
    first_name: 'Jan',
    last_name: 'Jansen',
    phone: '030-1234567',
  },
  user_relation: null,
});
