import { type Node, textAt } from '../read-ubl';
import { centsAt, distance, hasAtMost, scaled } from './numbers';
import { allowancesOf, chargesOf, linesOf } from './parts';
import type { Rule, Ubl } from './rule';

const quantityOf = (line: Node) =>
  textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity');
const priceOf = (line: Node) => textAt(line, 'Price/PriceAmount');

const everyLine = (ubl: Ubl, holds: (line: Node) => boolean) => linesOf(ubl).every(holds);

/** Ten decimals of a price times three of a quantity, in cents: eleven more than a cent has. */
const SCALE = 10n ** 11n;
const SLACK = 2n * SCALE;

function multipliesOut(line: Node): boolean {
  const [quantity, price] = [quantityOf(line), priceOf(line)];
  if (!hasAtMost(quantity, 3) || !hasAtMost(price, 10)) return false;
  const less = allowancesOf(line) - chargesOf(line);
  const exact = scaled(quantity, 3) * scaled(price, 10) - less * SCALE;
  return distance(centsAt(line, 'LineExtensionAmount') * SCALE, exact) <= SLACK;
}

/** Source: EN 16931 BR-25, BR-27; Peppol BIS 3 R120. */
export const LINE_RULES: readonly Rule[] = [
  {
    rule: 'BR-25',
    text: 'een regel heeft geen omschrijving',
    holds: (ubl) => everyLine(ubl, (line) => textAt(line, 'Item/Name') !== ''),
  },
  {
    rule: 'BR-27',
    text: 'een prijs is negatief',
    holds: (ubl) => everyLine(ubl, (line) => !priceOf(line).startsWith('-')),
  },
  {
    rule: 'PEPPOL-EN16931-R120',
    text: 'het bedrag van een regel is niet aantal keer prijs',
    holds: (ubl) => everyLine(ubl, multipliesOut),
  },
];
