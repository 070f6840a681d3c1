import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { WholeNumbers } from '@boekwerk/shared/ui/text';
import { EInvoiceLines } from './e-invoice-lines';
import { EInvoiceTotals } from './e-invoice-totals';
import { texts } from './texts';

type Props = { invoice: EInvoice };

/** An e-invoice as it would stand on paper. */
export const EInvoicePaper = ({ invoice }: Props) => (
  <article className="bookkeeping-e-invoice">
    <h2>
      <WholeNumbers text={(invoice.is_credit ? texts.credit : texts.invoice)(invoice.number)} />
    </h2>
    <div className="bookkeeping-e-invoice-parties">
      <Party title={texts.from} party={invoice.seller} />
      <Party title={texts.to} party={invoice.buyer} />
    </div>
    <Facts facts={factsOf(invoice)} />
    <EInvoiceLines invoice={invoice} />
    <EInvoiceTotals invoice={invoice} />
    {invoice.note && <p className="bookkeeping-e-invoice-note">{invoice.note}</p>}
  </article>
);

function Party({ title, party }: { title: string; party: EInvoice['seller'] }) {
  const numbers = [
    [texts.vatNumber, party.vat_number],
    [texts.cocNumber, party.coc_number],
  ] as const;
  return (
    <section>
      <h3>{title}</h3>
      <strong>{party.name}</strong>
      <address>{party.address.join('\n')}</address>
      {numbers.map(([name, number]) => number && <p key={name}>{`${name} ${number}`}</p>)}
    </section>
  );
}

type Facts = readonly (readonly [name: string, value: string])[];

const Facts = ({ facts }: { facts: Facts }) => (
  <dl className="bookkeeping-e-invoice-facts">
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="bw-figures">{value}</dd>
        </div>
      ))}
  </dl>
);

const factsOf = (invoice: EInvoice): Facts => [
  [texts.date, invoice.date ? formatDate(invoice.date) : ''],
  [texts.dueDate, invoice.due_date ? formatDate(invoice.due_date) : ''],
  [texts.reference, invoice.reference],
  [texts.bankAccount, invoice.bank_account],
  [texts.paymentReference, invoice.payment_reference],
];
