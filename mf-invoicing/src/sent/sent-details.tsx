import type { Invoice, Party } from '@boekwerk/shared/contract/invoice';
import { deliveredOn } from '@boekwerk/shared/domain/invoice/delivered-on';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { ReactNode } from 'react';
import { texts as remote } from '../texts';
import { texts } from './texts';

type Props = {
  invoice: Invoice;
  /** Where it is in the books. */
  books: ReactNode;
};

/** To whom, when and what about, as it was sent. */
export function SentDetails({ invoice, books }: Props) {
  const customer = invoice.to_party ?? invoice.to_relation;
  const { details } = remote;
  const { period_start, period_end } = invoice;
  const delivered = deliveredOn(invoice);
  return (
    <div className="bw-card invoicing-sent-head">
      <section>
        <h2>{remote.customer.title}</h2>
        <address className="invoicing-address">
          <strong>{partyName(customer)}</strong>
          {addressLines(customer).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      <section>
        <h2>{details.title}</h2>
        <dl className="invoicing-facts">
          <Fact name={details.number}>{invoice.invoice_number}</Fact>
          <Fact name={details.reference}>{invoice.reference}</Fact>
          <Fact name={details.date}>{formatDate(invoice.date)}</Fact>
          <Fact name={details.expiration}>{formatDate(invoice.expiration_date)}</Fact>
          {!invoice.is_opening_balance && (
            <Fact name={details.delivery}>{delivered && formatDate(delivered)}</Fact>
          )}
          <Fact name={texts.period}>
            {period_start &&
              period_end &&
              texts.fromTo(formatDate(period_start), formatDate(period_end))}
          </Fact>
          <Fact name={details.subject} className="invoicing-facts-wide">
            {invoice.description}
          </Fact>
          {books}
        </dl>
      </section>
    </div>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

/** What was not filled in is not shown. */
function Fact({ name, className, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const addressLines = ({ address, postal_code, city, tax_number }: Omit<Party, 'email'>) =>
  [address, `${postal_code} ${city}`.trim(), tax_number].filter(Boolean);
