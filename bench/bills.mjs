import { textPdf } from './text-pdf.mjs';

/** Who sends bills, with numbers whose check digits are right, and on what their bills are booked. */
export const SUPPLIERS = [
  ['Molen De Eendracht', '7000', 'IH'],
  ['Zuivel Noord', '7000', 'IL'],
  ['Drukkerij Van Loon', '4400', 'IH'],
  ['Energie Rijnstreek', '4100', 'IH'],
  ['Garage Hollander', '4500', 'IH'],
].map(([name, ledger, vat], at) => ({
  name,
  ledger,
  vat,
  percentage: vat === 'IL' ? 9 : 21,
  tax_number: vatNumberOf(10_234_560 + at * 7_919),
  bank_account: accountOf(417_164_300 + at * 1_001),
}));

/**
 * A bill of a supplier as a PDF with its text.
 *
 * @param {{ supplier: (typeof SUPPLIERS)[number], number: string, net: number }} bill `net` in whole euros
 */
export function billPdf({ supplier, number, net }) {
  const vat = Math.round(net * supplier.percentage) / 100;
  return textPdf([
    supplier.name,
    `BTW-nummer: ${supplier.tax_number}`,
    `IBAN: ${supplier.bank_account}`,
    '',
    'FACTUUR',
    `Factuurnummer: ${number}`,
    'Factuurdatum: 12-11-2026',
    'Vervaldatum: 12-12-2026',
    '',
    `Levering volgens afspraak ${inEuro(net)}`,
    '',
    `Totaal excl. btw ${inEuro(net)}`,
    `Btw ${supplier.percentage}% over ${inEuro(net)} ${inEuro(vat)}`,
    `Totaal te betalen EUR ${inEuro(net + vat)}`,
  ]);
}

const inEuro = (amount) =>
  amount.toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The first number from `from` on whose ninth figure fits the eight before it (eleven test). */
function vatNumberOf(from) {
  for (let number = from; ; number++) {
    const sum = [...String(number)].reduce((all, figure, at) => all + figure * (9 - at), 0);
    if (sum % 11 < 10) return `NL${number}${sum % 11}B01`;
  }
}

/** A Dutch account: the rest of its letters and figures by 97, with NL00 (232100) behind it, is what 98 lacks. */
function accountOf(number) {
  const digits = String(number).padStart(10, '0');
  const check = 98n - (BigInt(`10112310${digits}232100`) % 97n);
  return `NL${String(check).padStart(2, '0')}ABNA${digits}`;
}
