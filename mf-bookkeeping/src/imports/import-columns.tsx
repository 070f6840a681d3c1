import type { SheetImport } from '@boekwerk/shared/contract/bookkeeping/imports';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { StatusBadge, type Tone } from '@boekwerk/shared/ui/badge';
import type { ListColumns, PhoneRow } from '@boekwerk/shared/ui/list';
import { texts } from './texts';
import { weekText } from './week';

const TONES: Record<SheetImport['status'], Tone> = {
  imported: 'green',
  refused: 'red',
  replaced: 'neutral',
};

const Status = ({ status }: SheetImport) => (
  <StatusBadge tone={TONES[status]}>{texts.statuses[status]}</StatusBadge>
);

const week: ListColumns<SheetImport>[number] = {
  key: 'date',
  title: texts.columns.week,
  render: (_, { date }) => <span className="bw-figures">{date && weekText(date)}</span>,
};

/** @param hasWeek whether the imports are each of a week */
export const importColumns = (hasWeek: boolean): ListColumns<SheetImport> => [
  { key: 'file_name', title: texts.columns.file, dataIndex: 'file_name', ellipsis: true },
  ...(hasWeek ? [week] : []),
  {
    key: 'created_at',
    title: texts.columns.at,
    sorter: true,
    render: (_, { created_at }) => <span className="bw-figures">{formatInstant(created_at)}</span>,
  },
  { key: 'user', title: texts.columns.user, dataIndex: 'user' },
  { key: 'status', title: texts.columns.status, render: (_, row) => <Status {...row} /> },
  {
    key: 'documents_count',
    title: texts.columns.documents,
    dataIndex: 'documents_count',
    align: 'right',
    className: 'bw-figures',
  },
  {
    key: 'remarks',
    title: texts.columns.remarks,
    render: (_, { errors_count, warnings_count }) => texts.remarks(errors_count, warnings_count),
  },
];

export const importPhoneRow = (row: SheetImport): PhoneRow => ({
  title: row.file_name,
  amount: texts.documents(row.documents_count),
  meta: `${formatInstant(row.created_at)} · ${row.user}`,
  badge: <Status {...row} />,
});
