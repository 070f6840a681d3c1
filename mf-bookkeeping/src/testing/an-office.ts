import { checkConnection, listCurrencies } from '@boekwerk/shared/contract/bookkeeping/connection';
import {
  type LedgerAccount,
  listLedgerAccounts,
} from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  getRelationLinks,
  listRelationLinks,
  type RelationLink,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { FakeApi } from '@boekwerk/shared/testing/fake-api';

type Connection = ReplyOf<typeof checkConnection>;

export const aConnection = (own: Partial<Connection> = {}): Connection => ({
  exists: true,
  is_connected: true,
  status: 'connected',
  broken_by: null,
  office: { code: '1001', name: 'Bakkerij Jansen' },
  synced_at: '2026-11-20T09:00:00.000Z',
  task: null,
  ...own,
});

const anAccount = (own: Partial<LedgerAccount>): LedgerAccount => ({
  id: 1,
  code: '',
  name: '',
  type: LedgerType.profitAndLoss,
  active: true,
  journal_category: null,
  default_ledger_account_id: null,
  vat_is_sale: null,
  vat_percentage: null,
  vat_is_reversed: null,
  ...own,
});

const vat = { type: LedgerType.vat, vat_is_sale: false };

const ACCOUNTS = [
  anAccount({ id: 50, code: '7000', name: 'Grondstoffen' }),
  anAccount({ id: 51, code: '4500', name: 'Kantoorkosten' }),
  anAccount({ ...vat, id: 70, code: 'IL', name: 'Btw laag', vat_percentage: 9 }),
  anAccount({ ...vat, id: 71, code: 'IH', name: 'Btw hoog', vat_percentage: 21 }),
  anAccount({
    ...vat,
    id: 72,
    code: 'IV',
    name: 'Btw verlegd',
    vat_percentage: 21,
    vat_is_reversed: true,
  }),
  anAccount({ ...vat, id: 73, code: 'VH', name: 'Btw uit', vat_percentage: 21, vat_is_sale: true }),
];

/** A supplier, linked with a creditor. */
export const aRelationLink = (own: Partial<RelationLink> = {}): RelationLink => ({
  client: {
    id: 30,
    name: 'Molen De Hoop',
    type: 'supplier',
    tax_number: '',
    bank_account: '',
    hidden: 0,
    active: 1,
  },
  type: LedgerType.supplier,
  ledger_account: {
    id: 5,
    relation_id: 7,
    enterprise_relation_id: 30,
    ledger_account_id: 900,
    code: '2001',
    name: 'Molen De Hoop',
    active: true,
    default_description: null,
    default_ledger_account_id: 50,
    default_vat_ledger_account_id: 70,
  },
  ...own,
});

/** Answers all that a form asks of the office that a company is linked with. */
export function withOffice(api: FakeApi, connection: Partial<Connection> = {}): void {
  api.on(checkConnection, () => aConnection(connection));
  api.on(listCurrencies, () => [
    { code: 'EUR', name: 'Euro' },
    { code: 'USD', name: 'Amerikaanse dollar' },
  ]);
  api.on(listLedgerAccounts, ({ query }) => ACCOUNTS.filter(({ type }) => type === query.type));
  api.on(listRelationLinks, () => ({ data: [aRelationLink()], has_more: false }));
  api.on(getRelationLinks, () => [aRelationLink()]);
}
