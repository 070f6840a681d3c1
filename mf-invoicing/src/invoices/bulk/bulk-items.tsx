import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { texts } from '../texts';
import { BULK_KINDS, eligibleInvoices } from './bulk-kinds';
import type { StartBulk } from './use-bulk';

type Keep = Parameters<StartBulk>[2];

/** The bulk actions, with the number of ticked invoices that each is possible for. */
export const bulkItems = (
  start: StartBulk,
  selected: readonly InvoiceRow[],
  keep: Keep,
): ActionItem[] =>
  BULK_KINDS.map((kind) => {
    const count = eligibleInvoices(kind, selected, today()).length;
    const { name, nothing } = texts.bulk[kind];
    return {
      key: kind,
      label: name(count),
      disabledReason: count === 0 ? nothing : undefined,
      onClick: () => void start(kind, selected, keep),
    };
  });
