import { MAX_VAT_ROWS } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import type { SpreadsheetLimits } from '../../../platform/spreadsheets/cell';

export const MAX_COLUMNS = 60;

/** A title and empty rows may stand between. */
export const VAT_LIMITS: SpreadsheetLimits = { rows: 2 * MAX_VAT_ROWS, columns: MAX_COLUMNS };
