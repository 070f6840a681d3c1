import { type Cents, centsOf, percentOf } from '../../books/amounts';
import { rateOn, vatCodeAt } from '../../books/find';
import { dimensionOn } from '../../books/levels';
import type { Journal, Line, VatCode } from '../../books/types';
import { type Element, place, textOf } from '../../xml/element';
import type { Header } from './read-header';
import type { Reading } from './reading';

/** The VAT code of a line and its own VAT; `null` without a code. Complains about a code that does not fit. */
export function readVatOf(
  reading: Reading,
  { journal, date }: Header,
  sent: Element,
  line: Line,
): { code: VatCode; value: Cents } | null {
  const { books, office, fail } = reading;
  if (line.vatcode === '') {
    const ledger = dimensionOn(books, office.key, 1, line.dim1);
    if (line.type === 'detail' && ledger?.vatObligatory)
      fail(place(sent, 'vatcode'), (texts) => texts.vatMissing());
    return null;
  }
  const code = vatCodeAt(books, office.key, line.vatcode);
  const rate = code?.status === 'active' ? rateOn(code, date) : undefined;
  if (!code || !rate) {
    fail(place(sent, 'vatcode'), (texts) => texts.vatUnknown(line.vatcode));
    return null;
  }
  checkType(reading, place(sent, 'vatcode'), code, journal);
  const own = textOf(sent, 'vatvalue');
  const value = own === '' ? percentOf(line.value, rate.percentage) : centsOf(own);
  if (value === null) fail(place(sent, 'vatvalue'), (texts) => texts.valueInvalid());
  return { code, value: value ?? 0 };
}

/** A sales code in a sales journal, a purchase code in a purchase journal; a journal entry takes both. */
function checkType({ fail }: Reading, at: Element, code: VatCode, { category }: Journal) {
  if (category !== 'sales' && category !== 'purchase') return;
  if (code.type !== category)
    fail(at, (texts) => texts.vatType(code.name, code.code, code.type, category));
}
