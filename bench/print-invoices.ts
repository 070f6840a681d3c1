import { chromium } from '@playwright/test';
import type { PrintedInvoice } from '../api/src/pdf/printed-invoice';
import { renderInvoice } from '../api/src/pdf/render-invoice';
import { aPrintedInvoice, aPrintedLine } from '../api/src/pdf/testing/a-printed-invoice';
import { invoiceTotals } from '../shared/src/domain/invoice-totals';

/**
 * How many PDFs of a two-page invoice are made in a second, and how many a headless browser makes of the same
 * text, one after the other in the same run. Prints JSON.
 */
const TIMES = 40;
const lines = Array.from({ length: 32 }, (_, n) =>
  aPrintedLine({ title: `Desembrood van dag ${n + 1}`, amount: n + 1, value: 3.85, tax_id: 2 }),
);
const invoice = aPrintedInvoice({ products: lines });

const browser = await chromium.launch({ executablePath: process.env.BROWSER });
const page = await browser.newPage();
const html = htmlOf(invoice);

const ours = await perSecond(() => renderInvoice(invoice));
const browsers = await perSecond(async () => {
  await page.setContent(html, { waitUntil: 'load' });
  return page.pdf({ format: 'A4' });
});
await browser.close();
process.stdout.write(JSON.stringify({ ours, browsers }));

async function perSecond(make: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 5; warm++) await make();
  const started = performance.now();
  for (let n = 0; n < TIMES; n++) await make();
  return TIMES / ((performance.now() - started) / 1000);
}

/** The same words in a plain page: no fonts or pictures to load, so that the browser is not held up. */
function htmlOf({ products, from, to, number }: PrintedInvoice): string {
  const { total, lines: amounts } = invoiceTotals({ ...invoice, products });
  const rows = products.map(
    ({ title, amount, value }, index) =>
      `<tr><td>${title}</td><td>${amount}</td><td>${value}</td><td>${amounts[index]?.amount}</td></tr>`,
  );
  return `<!doctype html><style>body{font:9pt sans-serif}table{width:100%}</style>
    <h1>Factuur ${number}</h1><p>${Object.values(from).join('<br>')}</p><p>${Object.values(to).join('<br>')}</p>
    <table><thead><tr><th>Omschrijving<th>Aantal<th>Prijs<th>Bedrag</thead>${rows.join('')}</table>
    <p>Totaal ${total}</p>`;
}
