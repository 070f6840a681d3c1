import { all, type Node, textAt } from '../read-ubl';
import { centsAt, distance, hasAtMost, total } from './numbers';
import { allowancesOf, chargesOf, linesOf, subtotalsOf } from './parts';
import type { Rule, Ubl } from './rule';

const sumAt = (ubl: Ubl, name: string) => centsAt(ubl, `LegalMonetaryTotal/${name}`);
const vatOf = (ubl: Ubl) => centsAt(ubl, 'TaxTotal/TaxAmount');

/** Every amount of a document but the unit prices. */
const amountsOf = (node: Node): string[] =>
  Object.entries(node.children).flatMap(([name, nodes]) =>
    nodes.flatMap((child) =>
      name !== 'PriceAmount' && 'currencyID' in child.attributes ? [child.text] : amountsOf(child),
    ),
  );

/** `S 21`: category and rate, by which lines, allowances and breakdown belong together. */
const kindOf = (category: Node | undefined) =>
  category ? `${textAt(category, 'ID')} ${textAt(category, 'Percent')}` : '';

function addsUp(ubl: Ubl, subtotal: Node): boolean {
  const isOfKind = (node: Node, path: string) =>
    kindOf(all(node, path)[0]) === kindOf(all(subtotal, 'TaxCategory')[0]);
  const lines = linesOf(ubl).filter((line) => isOfKind(line, 'Item/ClassifiedTaxCategory'));
  const own = all(ubl, 'AllowanceCharge').filter((one) => isOfKind(one, 'TaxCategory'));
  const part: Node = { text: '', attributes: {}, children: { AllowanceCharge: own } };
  const exact =
    total(lines.map((line) => centsAt(line, 'LineExtensionAmount'))) -
    allowancesOf(part) +
    chargesOf(part);
  return exact === centsAt(subtotal, 'TaxableAmount');
}

/** Within a cent: VAT that was taken out of an amount can differ one from net × rate. */
function isRate(subtotal: Node): boolean {
  const percent = BigInt(textAt(subtotal, 'TaxCategory/Percent') || '0');
  const hundredfold = centsAt(subtotal, 'TaxableAmount') * percent;
  return distance(centsAt(subtotal, 'TaxAmount') * 100n, hundredfold) < 150n;
}

const hasReason = (subtotal: Node) => textAt(subtotal, 'TaxCategory/TaxExemptionReason') !== '';
const isStandard = (subtotal: Node) => textAt(subtotal, 'TaxCategory/ID') === 'S';

const SUMS = 'de bedragen sluiten niet op elkaar aan';

const sums = (rule: string, holds: Rule['holds']): Rule => ({ rule, text: SUMS, holds });

/** Source: EN 16931. Sums are exact here, where the norm leaves room. */
export const TOTAL_RULES: readonly Rule[] = [
  sums('BR-DEC', (ubl) => amountsOf(ubl).every((text) => hasAtMost(text, 2))),
  sums(
    'BR-CO-10',
    (ubl) =>
      sumAt(ubl, 'LineExtensionAmount') ===
      total(linesOf(ubl).map((line) => centsAt(line, 'LineExtensionAmount'))),
  ),
  sums('BR-CO-11', (ubl) => sumAt(ubl, 'AllowanceTotalAmount') === allowancesOf(ubl)),
  sums('BR-CO-12', (ubl) => sumAt(ubl, 'ChargeTotalAmount') === chargesOf(ubl)),
  sums(
    'BR-CO-13',
    (ubl) =>
      sumAt(ubl, 'TaxExclusiveAmount') ===
      sumAt(ubl, 'LineExtensionAmount') -
        sumAt(ubl, 'AllowanceTotalAmount') +
        sumAt(ubl, 'ChargeTotalAmount'),
  ),
  sums(
    'BR-CO-14',
    (ubl) => vatOf(ubl) === total(subtotalsOf(ubl).map((one) => centsAt(one, 'TaxAmount'))),
  ),
  sums(
    'BR-CO-15',
    (ubl) => sumAt(ubl, 'TaxInclusiveAmount') === sumAt(ubl, 'TaxExclusiveAmount') + vatOf(ubl),
  ),
  sums(
    'BR-CO-16',
    (ubl) =>
      sumAt(ubl, 'PayableAmount') ===
      sumAt(ubl, 'TaxInclusiveAmount') - sumAt(ubl, 'PrepaidAmount'),
  ),
  sums('BR-CO-17', (ubl) => subtotalsOf(ubl).every(isRate)),
  sums('BR-S-08', (ubl) => subtotalsOf(ubl).every((subtotal) => addsUp(ubl, subtotal))),
  {
    rule: 'BR-E-10',
    text: 'de reden waarom er geen btw is ontbreekt',
    holds: (ubl) => subtotalsOf(ubl).every((one) => hasReason(one) !== isStandard(one)),
  },
];
