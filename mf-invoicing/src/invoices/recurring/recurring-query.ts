import { INVOICE_TABS } from '@boekwerk/shared/contract/invoicing';
import { listRecurrences } from '@boekwerk/shared/contract/recurrence';
import * as v from 'valibot';

/** What the address says while the tab Herhaalfacturen is open; the other tabs sort by other columns. */
export const RecurringQuery = v.object({
  ...listRecurrences.query.entries,
  tab: v.optional(v.picklist(INVOICE_TABS), 'all'),
});
export type RecurringQuery = v.InferOutput<typeof RecurringQuery>;
