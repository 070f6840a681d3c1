import * as xlsx from '@e965/xlsx';

/** The days of a beach bar in a good week, Monday first, in euro with the VAT in it. */
const HIGH = [412.5, 388, 455.25, 610.75, 1240, 1865.5, 1722];
const LOW = [286.4, 301.15, 322.9, 418.6, 876.35, 1310.8, 1194.45];
const VOUCHERS_SOLD = [0, 25, 0, 50, 75, 100, 25];
const VOUCHERS_TAKEN = [0, 0, 25, 0, 50, 25, 50];
const CARD = [598.9, 611.15, 650.15, 912.35, 1811.35, 2690.8, 2482.45];
const SHORT = [0, 0, 3, 0, 0, -5.5, 0];

/** Rows of a weekly sheet that adds up: what was not paid by card or voucher was paid in cash. */
export function weeklyRows(): (string | number)[][] {
  const takings = HIGH.map((high, day) => high + at(LOW, day) + at(VOUCHERS_SOLD, day));
  const cash = takings.map((taken, day) =>
    round(taken - at(CARD, day) - at(VOUCHERS_TAKEN, day) - at(SHORT, day)),
  );
  return [
    ['Omschrijving', 'Grootboek', 'ma', 'di', 'wo', 'do', 'vr', 'za', 'zo', 'totaal'],
    row('Omzet hoog 21%', 8000, HIGH),
    row('Omzet laag 9%', 8010, LOW),
    row('Cadeaubonnen verkocht', 1750, VOUCHERS_SOLD),
    row('Cadeaubonnen ingenomen', 1750, VOUCHERS_TAKEN),
    row('Pin', 1230, CARD),
    row('Contant', 1000, cash),
    row('Kasverschil', 4990, SHORT),
    row('Afstorting', 1010, [0, 0, 0, 0, 500, 0, 0]),
  ];
}

/** An Excel workbook with these rows on its first sheet. */
export function workbookOf(rows: readonly (readonly unknown[])[]): Buffer {
  const workbook = xlsx.utils.book_new();
  const sheet = xlsx.utils.aoa_to_sheet(rows.map((cells) => [...cells]));
  xlsx.utils.book_append_sheet(workbook, sheet, 'Weekstaat');
  return xlsx.write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const row = (name: string, ledger: number, days: number[]) => [
  name,
  ledger,
  ...days,
  round(days.reduce((all, amount) => all + amount, 0)),
];

const at = (days: number[], day: number) => days[day] ?? 0;
const round = (euro: number) => Math.round(euro * 100) / 100;
