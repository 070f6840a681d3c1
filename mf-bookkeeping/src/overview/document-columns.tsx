import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatDate, formatDay, formatInstant } from '@boekwerk/shared/domain/money/format';
import type { LinkProps } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { texts } from '../texts';
import { DocumentName } from './document-name';
import { DocumentState } from './document-state';
import { FileIcon } from './file-icon';
import './overview.css';
import { shownTotal } from './shown-total';

type Props = {
  linkTo: (id: number) => LinkProps['to'];
  /** Cuts one document; null of one that cannot be cut here. */
  cutOf: (document: BookingItem) => (() => void) | null;
};

export const documentColumns = ({ linkTo, cutOf }: Props): ListColumns<BookingItem> => [
  {
    key: 'icon',
    title: <span className="bw-unseen">{texts.columns.file}</span>,
    width: 48,
    className: 'bookkeeping-wide-screen',
    render: (_, document) => <FileIcon document={document} />,
  },
  {
    key: 'invoice_number',
    title: texts.columns.number,
    orderName: texts.number,
    sorter: true,
    ellipsis: true,
    render: (_, document) => (
      <DocumentName document={document} to={linkTo(document.id)} onCut={cutOf(document)} />
    ),
  },
  {
    key: 'supplier',
    title: texts.columns.relation,
    width: 146,
    sorter: true,
    render: (_, { supplier }) => supplier ?? texts.unknown,
  },
  {
    key: 'tag',
    title: texts.columns.label,
    width: 124,
    below: { column: 'supplier', from: 'middling' },
    dataIndex: 'tag',
    sorter: true,
    className: 'bookkeeping-one-line',
    render: (_, { tag }) => (tag ? texts.tag[tag] : texts.unknown),
  },
  {
    key: 'uploaded_date',
    title: texts.columns.uploaded,
    width: 146,
    below: { column: 'invoice_number', from: 'middling' },
    sorter: true,
    render: (_, { uploaded_date }) => (
      <span title={formatInstant(uploaded_date)}>{formatDay(uploaded_date)}</span>
    ),
  },
  {
    key: 'date',
    title: texts.columns.date,
    width: 138,
    below: { column: 'amount', from: 'narrow' },
    dataIndex: 'date',
    sorter: true,
    render: (_, { date }) => (date ? formatDate(date) : texts.unknown),
  },
  {
    key: 'amount',
    title: texts.columns.total,
    width: 138,
    align: 'right',
    sorter: true,
    className: 'bookkeeping-one-line',
    render: (_, document) => shownTotal(document),
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: 150,
    sorter: true,
    render: (_, document) => <DocumentState document={document} />,
  },
];
