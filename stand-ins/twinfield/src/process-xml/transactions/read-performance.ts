import { isDay } from '../../books/days';
import { dimensionOn } from '../../books/levels';
import type { Performance, VatCode } from '../../books/types';
import { child, type Element, place, textOf } from '../../xml/element';
import type { Reading } from './reading';

const PARTS = ['performancetype', 'performancecountry', 'performancevatnumber', 'performancedate'];

/** What was delivered inside the European Union; country and VAT number are the relation's when they are not sent. */
export function readPerformance(
  reading: Reading,
  sent: Element,
  vat: VatCode | undefined,
  relationCode: string,
): Performance | null {
  const { books, office, fail } = reading;
  if (!vat?.isIntraCommunity) {
    const stray = PARTS.map((name) => child(sent, name)).find((part) => part?.text.trim());
    if (stray) fail(stray, (texts) => texts.performanceNotHere());
    return null;
  }
  const type = textOf(sent, 'performancetype') || 'goods';
  if (type !== 'services' && type !== 'goods')
    fail(place(sent, 'performancetype'), (texts) => texts.performanceTypeInvalid());
  const relation = dimensionOn(books, office.key, 2, relationCode);
  return {
    type,
    country: textOf(sent, 'performancecountry') || (relation?.addresses[0]?.fields.country ?? ''),
    vatnumber: textOf(sent, 'performancevatnumber') || (relation?.vatnumber ?? ''),
    date: readDate(reading, sent, type),
  };
}

/** Services have a date of their own. */
function readDate({ fail }: Reading, sent: Element, type: string): string {
  const said = textOf(sent, 'performancedate');
  if (said === '' && type === 'services')
    fail(place(sent, 'performancedate'), (texts) => texts.performanceDateMissing());
  if (said !== '' && !isDay(said))
    fail(place(sent, 'performancedate'), (texts) => texts.dateInvalid(said));
  return said;
}
