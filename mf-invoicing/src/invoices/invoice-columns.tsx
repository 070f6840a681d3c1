import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { addressOf } from '../invoice-address';
import { InvoiceBadges } from '../invoice-badges';
import { useMedia } from '../parts/media/use-media';
import { texts } from './texts';
import './invoices.css';

/** Below this the columns beside each other leave no room for names. */
const NARROW = '(max-width: 1365px)';

/** As wide as they are needed, so that who it is for can be read. */
export const useInvoiceColumns = () => (useMedia(NARROW) ? NARROW_COLUMNS : WIDE_COLUMNS);

/**
 * Those with `sorter` are sorted by the API, under the name of their key.
 *
 * @param isNarrow the subject stands below the customer
 */
const columnsFor = (isNarrow: boolean): ListColumns<InvoiceRow> => [
  {
    key: 'number',
    title: texts.columns.number,
    width: isNarrow ? 104 : 130,
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
    render: (_, { customer_name, description }) =>
      isNarrow ? <TwoLines first={customer_name} second={description} /> : customer_name,
  },
  ...(isNarrow ? [] : [subject]),
  {
    key: 'date',
    title: texts.columns.date,
    width: isNarrow ? 124 : 150,
    sorter: true,
    render: (_, { date }) => <span className="bw-figures">{formatDate(date)}</span>,
  },
  {
    key: 'total',
    title: texts.columns.total,
    width: isNarrow ? 130 : 150,
    sorter: true,
    align: 'right',
    render: (_, invoice) => <Amount value={shownAmount(invoice.total, invoice)} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: isNarrow ? 168 : 240,
    render: (_, invoice) => <InvoiceBadges invoice={invoice} />,
  },
];

const subject: ListColumns<InvoiceRow>[number] = {
  key: 'subject',
  title: texts.columns.subject,
  sorter: true,
  ellipsis: true,
  render: (_, { description }) => description,
};

const NARROW_COLUMNS = columnsFor(true);
const WIDE_COLUMNS = columnsFor(false);

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <span className="invoicing-line">{first}</span>
    <span className="invoicing-line">
      <Muted>{second}</Muted>
    </span>
  </>
);
