import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { shownAmount, shownNumber } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { type ListColumns, useIsPhone } from '@boekwerk/shared/ui/list';
import { useMedia } from '@boekwerk/shared/ui/media/use-media';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import type { ReactNode } from 'react';
import { addressOf } from '../addresses';
import { InvoiceBadges } from '../invoice-badges';
import { texts } from './texts';
import './invoices.css';

/** What stands below something else, as there is no room for it beside that. */
type Below = { badge: boolean; subject: boolean; date: boolean };

/**
 * As many as leave room for names: below some width a second badge stands below the first, then the subject below the
 * customer, then the date below the number. A phone has no columns, but an order by each of them.
 */
export function useInvoiceColumns(): ListColumns<InvoiceRow> {
  const isPhone = useIsPhone();
  const badge = useMedia('(max-width: 1499px)');
  const subject = useMedia('(max-width: 1365px)') && !isPhone;
  const date = useMedia('(max-width: 1199px)') && !isPhone;
  return (
    COLUMNS.find(
      ({ below }) => below.badge === badge && below.subject === subject && below.date === date,
    )?.columns ?? []
  );
}

/** Those with `sorter` are sorted by the API, under the name of their key. */
const columnsFor = (below: Below): ListColumns<InvoiceRow> => [
  {
    key: 'number',
    title: texts.columns.number,
    orderName: texts.number,
    width: 120,
    sorter: true,
    render: (_, invoice) => (
      <TwoLines
        first={
          <Link to={addressOf(invoice)} className="bw-figures">
            {shownNumber(invoice)}
          </Link>
        }
        second={below.date && <span className="bw-figures">{formatDate(invoice.date)}</span>}
      />
    ),
  },
  {
    key: 'customer',
    title: texts.columns.customer,
    // A little more than the subject: of whom it is matters most.
    ...(!below.subject && { width: '21%' }),
    sorter: true,
    render: (_, { customer_name, description }) => (
      <TwoLines first={customer_name} second={below.subject && description} />
    ),
  },
  ...(below.subject ? [] : [SUBJECT]),
  ...(below.date ? [] : [DATE]),
  {
    key: 'total',
    title: texts.columns.total,
    width: below.date ? 136 : 132,
    sorter: true,
    align: 'right',
    render: (_, invoice) => <Amount value={shownAmount(invoice.total, invoice)} />,
  },
  {
    key: 'status',
    title: texts.columns.status,
    width: below.badge ? 168 : 228,
    render: (_, invoice) => <InvoiceBadges invoice={invoice} />,
  },
];

const SUBJECT: ListColumns<InvoiceRow>[number] = {
  key: 'subject',
  title: texts.columns.subject,
  sorter: true,
  ellipsis: true,
  render: (_, { description }) => description,
};

const DATE: ListColumns<InvoiceRow>[number] = {
  key: 'date',
  title: texts.columns.date,
  width: 136,
  sorter: true,
  render: (_, { date }) => <span className="bw-figures">{formatDate(date)}</span>,
};

/** Made once: rows are drawn anew when their columns are others. */
const COLUMNS = [
  { badge: false, subject: false, date: false },
  { badge: true, subject: false, date: false },
  { badge: true, subject: true, date: false },
  { badge: true, subject: true, date: true },
].map((below) => ({ below, columns: columnsFor(below) }));

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  if (!second) return first;
  return (
    <>
      <span className="invoicing-list-line">{first}</span>
      <span className="invoicing-list-line">
        <Muted>{second}</Muted>
      </span>
    </>
  );
}
