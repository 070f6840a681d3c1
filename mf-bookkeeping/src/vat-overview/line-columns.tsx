import type { VatLine } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { formatDate, formatMoney } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { documentAddress } from '../document-address';
import { texts } from './texts';
import './vat-overview.css';

const { lineColumns: columns } = texts;

/** The invoice, or the document, that a line is of. */
export const paperOf = ({ invoice_id, booking_item_id }: VatLine): string =>
  invoice_id === null ? documentAddress(booking_item_id) : `/invoicing/invoice/edit/${invoice_id}`;

export const numberOf = ({ number }: VatLine): string => number || texts.noNumber;

export const rateOf = ({ rate }: VatLine): string =>
  rate === null ? texts.unknown : texts.rate(rate);

const amount = (value: number, { currency }: VatLine) => (
  <span className="bookkeeping-vat-money">{formatMoney({ amount: value, currency })}</span>
);

export const lineColumns: ListColumns<VatLine> = [
  {
    key: 'number',
    title: columns.number,
    render: (_, line) => <Link to={paperOf(line)}>{numberOf(line)}</Link>,
  },
  {
    key: 'date',
    title: columns.date,
    sorter: true,
    render: (_, { date }) => formatDate(date),
  },
  { key: 'relation', title: columns.relation, dataIndex: 'relation' },
  {
    key: 'turnover',
    title: columns.turnover,
    align: 'right',
    render: (_, line) => amount(line.turnover, line),
  },
  { key: 'rate', title: columns.rate, align: 'right', render: (_, line) => rateOf(line) },
  {
    key: 'vat',
    title: columns.vat,
    align: 'right',
    render: (_, line) => amount(line.vat, line),
  },
];
