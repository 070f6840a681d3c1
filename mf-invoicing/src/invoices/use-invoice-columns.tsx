import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { useMedia } from '@boekwerk/shared/ui/media/use-media';
import { Amount } from '@boekwerk/shared/ui/text';
import { addressOf } from '../addresses';
import { InvoiceBadges } from '../invoice-badges';
import { texts } from './texts';

/** As many as leave room for names: below some width a second badge stands below the first. */
export const useInvoiceColumns = (): ListColumns<InvoiceRow> =>
  useMedia('(max-width: 1499px)') ? STACKED_BADGES : BADGES_BESIDE;

/** Those with `sorter` are sorted by the API, under the name of their key. */
const columnsFor = (statusWidth: number): ListColumns<InvoiceRow> => [
  {
    key: 'number',
    title: texts.columns.number,
    orderName: texts.number,
    width: 128,
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
    render: (_, { customer_name }) => customer_name,
  },
  {
    key: 'subject',
    title: texts.columns.subject,
    // A little less than the customer: of whom it is matters most.
    width: '21%',
    below: { column: 'customer', from: 'middling' },
    sorter: true,
    ellipsis: true,
    render: (_, { description }) => description,
  },
  {
    key: 'date',
    title: texts.columns.date,
    width: 136,
    below: { column: 'number', from: 'narrow' },
    sorter: true,
    render: (_, { date }) => <span className="bw-figures">{formatDate(date)}</span>,
  },
  {
    key: 'total',
    title: texts.columns.total,
    width: 136,
    sorter: true,
    align: 'right',
    render: (_, invoice) => <Amount value={shownAmount(invoice.total, invoice)} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: statusWidth,
    render: (_, invoice) => <InvoiceBadges invoice={invoice} />,
  },
];

/** Made once: rows are drawn anew when their columns are others. */
const BADGES_BESIDE = columnsFor(228);
const STACKED_BADGES = columnsFor(168);
