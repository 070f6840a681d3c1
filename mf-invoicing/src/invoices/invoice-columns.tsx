import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Amount } from '@boekwerk/shared/ui/text';
import { addressOf } from '../invoice-address';
import { InvoiceBadges } from '../invoice-badges';
import { texts } from './texts';

/** Those with `sorter` are sorted by the API, under the name of their key. */
export const columns: ListColumns<InvoiceRow> = [
  {
    key: 'number',
    title: texts.columns.number,
    width: 130,
    sorter: true,
    render: (_, invoice) => (
      <Link to={addressOf(invoice)} className="bw-figures">
        {shownNumber(invoice)}
      </Link>
    ),
  },
  {
    key: 'customer',
    title: texts.columns.customer,
    sorter: true,
    ellipsis: true,
    render: (_, { customer_name }) => customer_name,
  },
  {
    key: 'subject',
    title: texts.columns.subject,
    sorter: true,
    ellipsis: true,
    render: (_, { description }) => description,
  },
  {
    key: 'date',
    title: texts.columns.date,
    width: 150,
    sorter: true,
    render: (_, { date }) => <span className="bw-figures">{formatDate(date)}</span>,
  },
  {
    key: 'total',
    title: texts.columns.total,
    width: 150,
    sorter: true,
    align: 'right',
    render: (_, invoice) => <Amount value={shownAmount(invoice.total, invoice)} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: 240,
    render: (_, invoice) => <InvoiceBadges invoice={invoice} />,
  },
];
