import type { RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import { recurrenceName } from '@boekwerk/shared/domain/invoice/recurrence';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Amount } from '@boekwerk/shared/ui/text';
import { addressOf } from '../../addresses';
import { texts } from '../texts';
import { LastInvoice } from './last-invoice';

const names = texts.recurring.columns;

/** The date of the next invoice; one that was stopped makes none. */
export const nextOf = ({ active, next_date }: RecurrenceRow) =>
  active ? formatDate(next_date) : texts.recurring.noNext;

/** `3`, or `3 / 12` when there is an end to it. */
const countText = ({ recurrence_count, max_recurrences }: RecurrenceRow) =>
  max_recurrences > 0 ? `${recurrence_count} / ${max_recurrences}` : String(recurrence_count);

/** Those with `sorter` are sorted by the API, under the name of their key. */
export const recurringColumns: ListColumns<RecurrenceRow> = [
  {
    key: 'frequency',
    title: names.frequency,
    width: 150,
    sorter: true,
    render: (_, { base_invoice, recurrence_type }) => (
      <Link to={addressOf(base_invoice)}>{recurrenceName(recurrence_type)}</Link>
    ),
  },
  {
    key: 'customer',
    title: names.customer,
    sorter: true,
    render: (_, { base_invoice }) => base_invoice.customer_name,
  },
  {
    key: 'total',
    title: names.total,
    width: 150,
    sorter: true,
    align: 'right',
    render: (_, { base_invoice }) => <Amount value={base_invoice.total} />,
  },
  {
    key: 'count',
    title: names.count,
    width: 170,
    align: 'right',
    render: (_, row) => <span className="bw-figures">{countText(row)}</span>,
  },
  {
    key: 'next_date',
    title: names.next,
    width: 170,
    sorter: true,
    render: (_, row) => <span className="bw-figures">{nextOf(row)}</span>,
  },
  {
    key: 'status',
    title: names.status,
    width: 240,
    render: (_, row) => <LastInvoice row={row} />,
  },
];
