import type { ReplyOf } from '../contract/endpoint';
import type { Company, getDefaultRelation } from '../contract/relations';
import type { SessionAnswers } from '../contract/session-answers';
import { rightsOf } from '../domain/user/rights';
import { aConnection } from './a-connection';
import { noDetails } from './details';
import { aUser } from './signed-in';

/** The company of who signed in; a test states only what matters. */
export const aCompany = (given: Partial<Company> = {}): Company => ({
  id: 7,
  type: 0,
  relation_user_type: 0,
  name: 'Bakkerij Jansen',
  first_name: '',
  last_name: '',
  email: 'info@bakkerij.nl',
  general_email: '',
  phone: '',
  ...noDetails,
  coc_number: '12345678',
  tax_number: 'NL123456789B01',
  bank_account: 'NL91ABNA0417164300',
  address: 'Dorpsstraat 1',
  postal_code: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  booking_enabled: 0,
  logo_url: null,
  invoice_prefix: null,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...given,
});

type DefaultRelation = ReplyOf<typeof getDefaultRelation>;

/** What the API says of it to its owner, or to whom `given` makes of them. */
export const aDefaultRelation = (given: Partial<DefaultRelation> = {}): DefaultRelation => {
  const reply = {
    relation: aCompany(),
    is_owner: true,
    is_impersonating: false,
    assignment: null,
    is_import_customer: false,
    is_client: false,
    original: null,
    last_exported_at: null,
    ...given,
  };
  return { rights: rightsIn(reply), ...reply };
};

/** What comes with a token: who signed in, and in which company. */
export const someAnswers = (company: Partial<DefaultRelation> = {}): SessionAnswers => ({
  user: aUser(),
  company: aDefaultRelation(company),
  connection: aConnection({
    ...{ exists: false, is_connected: false, status: 'none' },
    ...{ office: null, synced_at: null },
  }),
  rights_version: 'one',
});

function rightsIn({ relation, ...caller }: Omit<DefaultRelation, 'rights'>) {
  const { is_owner, is_impersonating, assignment, is_import_customer, is_client } = caller;
  const { booking_enabled, relation_user_type } = relation;
  const facts = { booking_enabled, is_import_customer, is_client };
  return rightsOf({
    type: is_impersonating ? 0 : relation_user_type,
    is_owner,
    is_impersonating,
    assignment,
    relation: { type: relation.type, ...facts, has_connection: false },
  });
}
