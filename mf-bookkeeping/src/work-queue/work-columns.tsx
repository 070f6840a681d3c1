import type { WorkItem } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { daysBetween, today } from '@boekwerk/shared/domain/dates/dates';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate, formatInstant, formatMoney } from '@boekwerk/shared/domain/money/format';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from './texts';
import { WorkKindBadge } from './work-kind-badge';
import './work-queue.css';

const { columns } = texts;

export const workColumns = (onOpen: (item: WorkItem) => void): ListColumns<WorkItem> => [
  {
    key: 'file_name',
    title: columns.document,
    ellipsis: true,
    render: (_, item) => (
      <span className="bookkeeping-work-document">
        <button type="button" className="bw-row-open" onClick={() => onOpen(item)}>
          {item.file_name}
        </button>
        <Muted>{[item.supplier, item.invoice_number].filter(Boolean).join(' · ')}</Muted>
        <OpenedBy item={item} />
      </span>
    ),
  },
  {
    key: 'client',
    title: columns.client,
    width: 200,
    below: { column: 'file_name', from: 'narrow' },
    sorter: true,
    render: (_, { client }) => client,
  },
  {
    key: 'kind',
    title: columns.kind,
    width: 210,
    render: (_, { kind }) => <WorkKindBadge kind={kind} />,
  },
  {
    key: 'amount',
    title: columns.amount,
    width: 120,
    below: { column: 'kind', from: 'narrow' },
    dataIndex: 'amount',
    align: 'right',
    render: (_, item) => <span className="bw-figures">{amountOf(item) ?? texts.unknown}</span>,
  },
  {
    key: 'uploaded_date',
    title: columns.waits,
    width: 110,
    below: { column: 'deadline', from: 'narrow' },
    sorter: true,
    render: (_, { uploaded_date }) => (
      <span title={texts.since(formatInstant(uploaded_date))}>{ageOf(uploaded_date)}</span>
    ),
  },
  {
    key: 'deadline',
    title: columns.deadline,
    width: 178,
    sorter: true,
    render: (_, { deadline }) => <Deadline date={deadline} />,
  },
];

/** Who works on it now. */
export const OpenedBy = ({ item: { opened_by } }: { item: WorkItem }) =>
  opened_by.length > 0 && (
    <StatusBadge tone="blue">{texts.openedBy(opened_by.join(', '))}</StatusBadge>
  );

/** With its currency; of a credit note less than nothing. Null until it is known. */
export const amountOf = (item: WorkItem): string | null =>
  item.amount === null
    ? null
    : formatMoney({ amount: shownAmount(item.amount, item), currency: item.currency });

/** In days of the calendar: what came in yesterday evening waits a day. */
export function ageOf(uploaded_date: string): string {
  const days = daysBetween(today(new Date(uploaded_date)), today());
  return days <= 0 ? texts.today : texts.days(days);
}

const Deadline = ({ date }: { date: string }) =>
  date < today() ? (
    <StatusBadge tone="red">{texts.overdue(formatDate(date))}</StatusBadge>
  ) : (
    <span className="bw-figures">{formatDate(date)}</span>
  );
