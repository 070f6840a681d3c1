import type { Project } from '@boekwerk/shared/contract/bookkeeping/projects';

/** A project for a customer in Gouda; a test states only what matters. */
export const aProject = (given: Partial<Project> = {}): Project => ({
  id: 5,
  name: 'Verbouwing kade',
  coc_number: '',
  email: 'noor@kade.nl',
  tax_number: '',
  bank_account: '',
  payment_period: 30,
  address: '',
  postal_code: '',
  city: 'Gouda',
  country: 'NL',
  first_name: 'Noor',
  last_name: 'Bos',
  phone: '',
  enterprise_project_type: 'client',
  hidden: 0,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
});
