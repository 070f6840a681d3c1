import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { lineAmount } from '@boekwerk/shared/domain/invoice/invoice-totals';
import { UNIT_NAMES } from '@boekwerk/shared/domain/invoice/unit';
import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import { VAT } from '@boekwerk/shared/domain/vat/vat';
import { Card } from '@boekwerk/shared/ui/layout';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { texts } from '../texts';
import { givenDiscount } from './given-discount';

export function SentLines({ invoice }: { invoice: Invoice }) {
  const { lines } = texts;
  return (
    <Card title={lines.title} extra={invoice.incl_tax ? lines.incl : lines.excl}>
      <table className="invoicing-lines invoicing-lines-read">
        <thead>
          <tr>
            <th>{lines.name}</th>
            <th>{lines.quantity}</th>
            <th>{lines.unit}</th>
            <th>{invoice.incl_tax ? lines.priceIncl : lines.priceExcl}</th>
            <th>{lines.vat}</th>
            <th className="invoicing-line-amount">{lines.amount}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.products.map((line) => (
            <tr key={line.id} className="invoicing-line">
              <td className="invoicing-line-title">
                {line.title}
                {line.description && <Muted>{line.description}</Muted>}
              </td>
              <td data-label={lines.quantity}>{formatQuantity(line.amount)}</td>
              <td data-label={lines.unit}>{UNIT_NAMES[line.unit]}</td>
              <td data-label={invoice.incl_tax ? lines.priceIncl : lines.priceExcl}>
                <Amount value={shownAmount(line.value, invoice)} />
              </td>
              <td data-label={lines.vat}>{VAT[line.tax_id].name}</td>
              <td className="invoicing-line-amount">
                <Amount value={shownAmount(lineAmount(line), invoice)} />
                {givenDiscount(line) && <Muted>{lines.discount(givenDiscount(line))}</Muted>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
