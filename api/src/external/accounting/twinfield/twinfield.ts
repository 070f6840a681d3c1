import type { AccountingPackage } from '../accounting-package';
import { findTransaction } from './browse/find-transaction';
import { listTransactions } from './browse/list-transactions';
import { authorizeUrl } from './oauth/authorize-url';
import { exchangeCode, refresh } from './oauth/tokens';
import { listPeriods } from './periods/list-periods';
import { listCurrencies, listJournals } from './reads/journals-and-currencies';
import { listDimensions } from './reads/list-dimensions';
import { listOffices, readOffice } from './reads/read-office';
import { readRelation } from './reads/read-relation';
import { listVatCodes, readVatCode } from './reads/vat-codes';
import { createRelation } from './relations/create-relation';
import { findRelations } from './relations/find-relations';
import type { TwinfieldSettings } from './settings';
import { buildTransaction } from './transactions/build-transaction';
import { post } from './transactions/post';
import { deleteTransaction, readTransaction } from './transactions/read-transaction';

/**
 * Twinfield over its web services. Written from what the package and its users publish; nothing was tried against the real
 * one, and what nobody wrote down is marked as assumed.
 */
export const twinfield = (settings: TwinfieldSettings): AccountingPackage => ({
  authorizeUrl: (asked) => authorizeUrl(settings, asked),
  exchangeCode: (answered) => exchangeCode(settings, answered),
  refresh: (refresh_token) => refresh(settings, refresh_token),
  listOffices: (access) => listOffices(settings, access),
  readOffice: (access) => readOffice(settings, access),
  listDimensions: (access, type, modified_since) =>
    listDimensions(settings, access, type, modified_since),
  readRelation: (access, type, code) => readRelation(settings, access, type, code),
  listVatCodes: (access) => listVatCodes(settings, access),
  readVatCode: (access, code) => readVatCode(settings, access, code),
  listJournals: (access) => listJournals(settings, access),
  listCurrencies: (access) => listCurrencies(settings, access),
  listPeriods: (access, years) => listPeriods(settings, access, years),
  createRelation: (access, type, form) => createRelation(settings, access, type, form),
  findRelations: (access, type, wanted) => findRelations(settings, access, type, wanted),
  buildTransaction,
  post: (access, frozen, not_after) => post(settings, access, frozen, not_after),
  findTransaction: (access, search) => findTransaction(settings, access, search),
  listTransactions: (access, list) => listTransactions(settings, access, list),
  readTransaction: (access, key) => readTransaction(settings, access, key),
  deleteTransaction: (access, key) => deleteTransaction(settings, access, key),
});
