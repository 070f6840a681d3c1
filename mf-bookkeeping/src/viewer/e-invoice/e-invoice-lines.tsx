import type { EInvoice } from '@boekwerk/shared/contract/bookkeeping/e-invoice';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import { money } from './money';
import { texts } from './texts';

/** What was sold, a line each. */
export function EInvoiceLines({
  invoice: { lines, amount_lines, currency },
}: {
  invoice: EInvoice;
}) {
  const missing = amount_lines - lines.length;
  return (
    <>
      <table className="bookkeeping-e-invoice-lines">
        <thead>
          <tr>
            <th scope="col">{texts.description}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.vat}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} currency={currency} />
          ))}
        </tbody>
      </table>
      {missing > 0 && <p>{texts.moreLines(missing)}</p>}
    </>
  );
}

type LineProps = { line: EInvoice['lines'][number]; currency: string };

const Line = ({ line, currency }: LineProps) => (
  <tr>
    <td>
      {line.name}
      {line.description && <p>{line.description}</p>}
    </td>
    <td className="bw-figures">{line.quantity === null ? '' : formatQuantity(line.quantity)}</td>
    <td className="bw-figures">{money(line.price, currency)}</td>
    <td className="bw-figures">
      {line.vat_percentage === null ? '' : texts.percentage(line.vat_percentage)}
    </td>
    <td className="bw-figures">{money(line.amount, currency)}</td>
  </tr>
);
