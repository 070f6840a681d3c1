import { checkConnection, listCurrencies } from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import {
  getRelationLinks,
  listRelationLinks,
  type RelationLink,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { aConnection, aLedgerAccount, type Connection } from '@boekwerk/shared/testing/an-office';
import type { FakeApi } from '@boekwerk/shared/testing/fake-api';

const vat = { type: LedgerType.vat, vat_is_sale: false };

const ACCOUNTS = [
  aLedgerAccount({ id: 50, code: '7000', name: 'Grondstoffen' }),
  aLedgerAccount({ id: 51, code: '4500', name: 'Kantoorkosten' }),
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
