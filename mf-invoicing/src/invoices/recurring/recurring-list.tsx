import type { RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import { recurrenceName } from '@boekwerk/shared/domain/invoice/recurrence';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import { addressOf } from '../../addresses';
import { texts } from '../texts';
import { LastInvoice } from './last-invoice';
import { nextOf, recurringColumns } from './recurring-columns';

/** The part of the list page that is the recurring tab's own. */
export const recurringList = {
  columns: recurringColumns,
  rowLink: ({ base_invoice }: RecurrenceRow) => addressOf(base_invoice),
  phoneRow: (row: RecurrenceRow) => ({
    title: row.base_invoice.customer_name,
    amount: formatEuro(row.base_invoice.total),
    meta: texts.recurring.meta(recurrenceName(row.recurrence_type), nextOf(row)),
    badge: <LastInvoice row={row} isInLink />,
  }),
  texts: texts.recurring.list,
};
