import * as accountDeletion from './account-deletion';
import * as administrations from './administrations';
import * as attachments from './attachments';
import * as auth from './auth';
import * as accountingTask from './bookkeeping/accounting-task';
import * as booking from './bookkeeping/booking';
import * as bookingRules from './bookkeeping/booking-rules';
import * as bulkBooking from './bookkeeping/bulk-booking';
import * as bookkeepingClients from './bookkeeping/clients';
import * as connection from './bookkeeping/connection';
import * as credentials from './bookkeeping/credentials';
import * as cut from './bookkeeping/cut';
import * as documentLog from './bookkeeping/document-log';
import * as documents from './bookkeeping/documents';
import * as download from './bookkeeping/download';
import * as duplicates from './bookkeeping/duplicates';
import * as eInvoice from './bookkeeping/e-invoice';
import * as imports from './bookkeeping/imports';
import * as ledgerAccounts from './bookkeeping/ledger-accounts';
import * as merge from './bookkeeping/merge';
import * as documentMove from './bookkeeping/move';
import * as ownInvoices from './bookkeeping/own-invoices';
import * as presence from './bookkeeping/presence';
import * as projects from './bookkeeping/projects';
import * as questions from './bookkeeping/questions';
import * as reference from './bookkeeping/reference';
import * as relationLinks from './bookkeeping/relation-links';
import * as suggestionOutcomes from './bookkeeping/suggestion-outcomes';
import * as taxDefaults from './bookkeeping/tax-defaults';
import * as trash from './bookkeeping/trash';
import * as vatImport from './bookkeeping/vat-import';
import * as vatOverview from './bookkeeping/vat-overview';
import * as weeklySheet from './bookkeeping/weekly-sheet';
import * as workQueue from './bookkeeping/work-queue';
import * as bulkClients from './bulk-clients';
import * as companyExport from './company-export';
import * as companyUsers from './company-users';
import * as customers from './customers';
import * as dashboard from './dashboard';
import * as emailText from './email-text';
import type { Endpoint } from './endpoint';
import * as firm from './firm';
import * as history from './history';
import * as invoiceExport from './invoice-export';
import * as invoiceSending from './invoice-sending';
import * as invoicing from './invoicing';
import * as kvk from './kvk';
import * as openingBalances from './opening-balances';
import * as ownExport from './own-export';
import * as parties from './parties';
import * as passkeys from './passkeys';
import * as payments from './payments';
import * as prefix from './prefix';
import * as productImport from './product-import';
import * as products from './products';
import * as recurrence from './recurrence';
import * as registration from './registration';
import * as relationImport from './relation-import';
import * as relations from './relations';
import * as security from './security';
import * as shortcuts from './shortcuts';
import * as users from './users';
import * as vatNumber from './vat-number';

const groups = {
  auth,
  registration,
  users,
  accountDeletion,
  security,
  passkeys,
  shortcuts,
  companyExport,
  ownExport,
  companyUsers,
  bulkClients,
  relations,
  administrations,
  firm,
  kvk,
  vatNumber,
  customers,
  parties,
  relationImport,
  history,
  invoicing,
  invoiceSending,
  invoiceExport,
  payments,
  recurrence,
  attachments,
  openingBalances,
  productImport,
  products,
  prefix,
  emailText,
  documents,
  download,
  duplicates,
  eInvoice,
  cut,
  merge,
  booking,
  ownInvoices,
  projects,
  questions,
  documentLog,
  reference,
  bookkeepingClients,
  workQueue,
  presence,
  bulkBooking,
  bookingRules,
  suggestionOutcomes,
  documentMove,
  trash,
  connection,
  credentials,
  accountingTask,
  imports,
  ledgerAccounts,
  taxDefaults,
  relationLinks,
  weeklySheet,
  vatImport,
  dashboard,
  vatOverview,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API, by name: `invoicing.sendInvoice`. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, value]) => [`${group}.${name}`, value]),
  ),
);
