import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams, requiredId, requiredText } from '../fields';
import { AccountingTask } from './accounting-task';

export const checkConnection = endpoint({
  summary: 'How the link with the accounting package stands',
  method: 'GET',
  path: '/administrations/v1/checkconnection',
  right: 'signedIn',
  reply: v.object({
    /** Whether it was ever made, and whether the package lets us in now. */
    exists: v.boolean(),
    is_connected: v.boolean(),
    status: v.picklist(['none', 'connected', 'broken']),
    /** Why it is broken: consent has ended, the firm that linked has left, or the office is gone. */
    broken_by: v.nullable(v.picklist(['consent', 'firm', 'office'])),
    /** Of a company; a firm has none. */
    office: v.nullable(v.object({ code: v.string(), name: v.string() })),
    /** Of the office; null when there is none, or the firm that linked has left. An API of before names none. */
    organization: v.optional(v.nullable(v.object({ code: v.string(), name: v.string() }))),
    /** When everything of the office was read last. */
    synced_at: v.nullable(v.string()),
    /** The latest that was asked of the package here, while it is under way or has failed; for who may ask. */
    task: v.nullable(AccountingTask),
  }),
});

export const listOrganizations = endpoint({
  summary: 'The linked organisations of the firm that let us in',
  method: 'GET',
  path: '/administrations/v1/organizations',
  right: 'accountingLink',
  reply: v.array(
    v.object({ id: v.number(), organization: v.object({ code: v.string(), name: v.string() }) }),
  ),
});

export const listEnterprises = endpoint({
  summary: 'The offices of a linked organisation, as the package has them now',
  method: 'GET',
  path: '/administrations/v1/enterprises/:id',
  right: 'accountingLink',
  ids: { 'params.id': 'credentials' },
  params: idParams,
  reply: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      /** Linked with another company. */
      is_taken: v.boolean(),
    }),
  ),
});

const CHOOSE_OFFICE = 'Kies een onderneming';

export const saveEnterprise = endpoint({
  summary: 'Link the company with an office, and read all that the office has',
  method: 'POST',
  path: '/administrations/v1/saveEnterprise',
  right: 'accountingOffice',
  ids: { 'body.relation_id': 'relation', 'body.credentials_id': 'credentials' },
  body: v.object({
    relation_id: requiredId('Kies een relatie'),
    credentials_id: requiredId('Kies een organisatie'),
    office_code: requiredText(CHOOSE_OFFICE, 64),
    office_name: requiredText(CHOOSE_OFFICE, 255),
    /** Also when the office has another number in the trade register, or for VAT, than the company. */
    is_confirmed: v.optional(v.boolean(), false),
  }),
  reply: AccountingTask,
  status: 202,
});

export const syncLedgerAccounts = endpoint({
  summary: 'Read all that the linked office has anew; a 400 when the office is gone',
  method: 'POST',
  path: '/administrations/v1/sync',
  right: 'accountingOffice',
  reply: AccountingTask,
  status: 202,
});

export const listCurrencies = endpoint({
  summary: 'The currencies that amounts can be in, the default first: those of the linked office',
  method: 'GET',
  path: '/administrations/v1/currencies',
  right: 'signedIn',
  reply: v.array(v.object({ code: v.string(), name: v.string() })),
});
