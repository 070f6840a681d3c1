import type { App } from '../platform/app';
import { bookingRoutes } from './booking/routes';
import { clientRoutes } from './clients/routes';
import { connectionRoutes } from './connection/routes';
import { documentRoutes } from './documents/routes';
import { weeklySheetRoutes } from './imports/weekly-sheet/routes';
import { ledgerAccountRoutes } from './ledger-accounts/routes';
import { questionRoutes } from './questions/routes';
import { referenceRoutes } from './references/routes';
import { relationLinkRoutes } from './relation-links/routes';
import { taxDefaultRoutes } from './tax-defaults/routes';

/** The calls of bookkeeping, by subject. */
export function bookkeepingRoutes(app: App) {
  documentRoutes(app);
  bookingRoutes(app);
  clientRoutes(app);
  questionRoutes(app);
  referenceRoutes(app);
  connectionRoutes(app);
  ledgerAccountRoutes(app);
  taxDefaultRoutes(app);
  relationLinkRoutes(app);
  weeklySheetRoutes(app);
}
