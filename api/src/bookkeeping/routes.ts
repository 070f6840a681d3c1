import type { App } from '../platform/app';
import { bookingRoutes } from './booking/routes';
import { bookingRuleRoutes } from './booking-rules/routes';
import { bulkBookingRoutes } from './bulk-booking/routes';
import { clientRoutes } from './clients/routes';
import { connectionRoutes } from './connection/routes';
import { cutRoutes } from './cut/routes';
import { documentRoutes } from './documents/routes';
import { downloadRoutes } from './download/routes';
import { duplicateRoutes } from './duplicates/routes';
import { eInvoiceRoutes } from './e-invoice/routes';
import { importRoutes } from './imports/routes';
import { ledgerAccountRoutes } from './ledger-accounts/routes';
import { mergeRoutes } from './merge/routes';
import { moveRoutes } from './move/routes';
import { ownInvoiceRoutes } from './own-invoices/routes';
import { presenceRoutes } from './presence/routes';
import { questionRoutes } from './questions/routes';
import { referenceRoutes } from './references/routes';
import { relationLinkRoutes } from './relation-links/routes';
import { taxDefaultRoutes } from './tax-defaults/routes';
import { trashRoutes } from './trash/routes';
import { workQueueRoutes } from './work-queue/routes';

/** The calls of bookkeeping, by subject. */
export function bookkeepingRoutes(app: App) {
  documentRoutes(app);
  downloadRoutes(app);
  duplicateRoutes(app);
  eInvoiceRoutes(app);
  cutRoutes(app);
  mergeRoutes(app);
  bookingRoutes(app);
  bulkBookingRoutes(app);
  bookingRuleRoutes(app);
  trashRoutes(app);
  moveRoutes(app);
  ownInvoiceRoutes(app);
  clientRoutes(app);
  workQueueRoutes(app);
  presenceRoutes(app);
  questionRoutes(app);
  referenceRoutes(app);
  connectionRoutes(app);
  ledgerAccountRoutes(app);
  taxDefaultRoutes(app);
  relationLinkRoutes(app);
  importRoutes(app);
}
