import { checkConnection, listCurrencies } from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import { countEarlierInvoices } from '@boekwerk/shared/contract/bookkeeping/own-invoices';
import {
  getRelationLinks,
  type LikelyBooking,
  listInvoiceIds,
  listRelationLinks,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { SavedLine } from '@boekwerk/shared/domain/booking/saved-lines';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import {
  aConnection,
  aLedgerAccount,
  type Connection,
} from '@boekwerk/shared/testing/a-connection';
import type { FakeApi } from '@boekwerk/shared/testing/fake-api';

const vat = { type: LedgerType.vat, vat_is_sale: false };

const ACCOUNTS = [
  aLedgerAccount({ id: 50, code: '7000', name: 'Grondstoffen' }),
  aLedgerAccount({ id: 51, code: '4500', name: 'Kantoorkosten' }),
  aLedgerAccount({ id: 60, code: '1600', name: 'Crediteuren', type: LedgerType.balance }),
  aLedgerAccount({ id: 61, code: '1300', name: 'Debiteuren', type: LedgerType.balance }),
  aLedgerAccount({ ...vat, id: 70, code: 'IL', name: 'Btw laag', vat_percentage: 9 }),
  aLedgerAccount({ ...vat, id: 71, code: 'IH', name: 'Btw hoog', vat_percentage: 21 }),
  aLedgerAccount({
    ...vat,
    id: 72,
    code: 'IV',
    name: 'Btw verlegd',
    vat_percentage: 21,
    vat_is_reversed: true,
  }),
  aLedgerAccount({
    ...vat,
    id: 73,
    code: 'VH',
    name: 'Btw uit',
    vat_percentage: 21,
    vat_is_sale: true,
  }),
  aLedgerAccount({
    ...vat,
    id: 74,
    code: 'ICP',
    name: 'Levering binnen de EU',
    vat_percentage: 0,
    vat_is_sale: true,
    vat_is_within_union: true,
  }),
];

/** Flour, all of it. */
export const aSavedLine = (given: Partial<SavedLine> = {}): SavedLine => ({
  ledger_account_id: 50,
  vat_ledger_account_id: 70,
  cost_place_ledger_account_id: null,
  project_ledger_account_id: null,
  description: '',
  share: 1,
  ...given,
});

/** A supplier, linked with a creditor. */
export const aRelationLink = (given: Partial<LikelyBooking> = {}): LikelyBooking => ({
  client: {
    id: 30,
    name: 'Molen De Hoop',
    type: 'supplier',
    tax_number: '',
    coc_number: '',
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
    default_lines: null,
    control_ledger_account_id: 60,
  },
  suggestion: {
    because: 'package',
    source: 'package',
    by: '',
    date: null,
    description: '',
    ledger_account_id: null,
    lines: [aSavedLine()],
  },
  skipped_rule: null,
  ...given,
});

/** Answers all that a form asks of the office that a company is linked with. */
export function withOffice(api: FakeApi, connection: Partial<Connection> = {}): void {
  api.on(countEarlierInvoices, () => ({ count: 0, first_date: null, waiting: 0 }));
  api.on(checkConnection, () => aConnection(connection));
  api.on(listCurrencies, () => [
    { code: 'EUR', name: 'Euro' },
    { code: 'USD', name: 'Amerikaanse dollar' },
  ]);
  api.on(listLedgerAccounts, ({ query }) => ACCOUNTS.filter(({ type }) => type === query.type));
  api.on(listRelationLinks, () => ({ data: [aRelationLink()], has_more: false }));
  api.on(getRelationLinks, () => [aRelationLink()]);
  api.on(listInvoiceIds, () => []);
}
