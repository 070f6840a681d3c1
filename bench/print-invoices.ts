import { chromium } from '@playwright/test';
import { drawInvoice, pdfThreads } from '../api/src/formats/pdf/draw-invoice';
import type { PrintedInvoice } from '../api/src/formats/pdf/printed-invoice';
import { renderInvoice } from '../api/src/formats/pdf/render-invoice';
import { aPrintedInvoice, aPrintedLine } from '../api/src/formats/pdf/testing/a-printed-invoice';
import { invoiceTotals } from '../shared/src/domain/invoice/invoice-totals';

/**
 * How many PDFs of two-page invoices are made in a second, as the product does it and without its thread, and how many
 * a headless browser makes of the same text, one after the other in the same run. As in a company the invoices draw on one catalogue of two hundred
 * products, in numbers that differ, so that no two have a line's amount or a total in common. Prints JSON.
 */
const CATALOGUE = 200;
const WARM = 20;
const TIMES = 150;
const invoices = Array.from({ length: WARM + TIMES }, (_, n) => invoiceOf(n + 1));
const pages = invoices.map(htmlOf);

// One after the other: a browser that waits takes time as well.
const threads = pdfThreads();
const ours = await perSecond(invoices, (invoice) => drawInvoice(threads, invoice));
await threads.close();
const unthreaded = await perSecond(invoices, renderInvoice);
const browser = await chromium.launch({ executablePath: process.env.BROWSER });
const page = await browser.newPage();
const browsers = await perSecond(pages, async (html) => {
  await page.setContent(html, { waitUntil: 'load' });
  return page.pdf({ format: 'A4' });
});
await browser.close();
process.stdout.write(JSON.stringify({ ours, unthreaded, browsers }));

async function perSecond<T>(texts: T[], make: (text: T) => Promise<unknown>): Promise<number> {
  for (const text of texts.slice(0, WARM)) await make(text);
  const started = performance.now();
  for (const text of texts.slice(WARM)) await make(text);
  return TIMES / ((performance.now() - started) / 1000);
}

function invoiceOf(nth: number): PrintedInvoice {
  const products = Array.from({ length: 32 }, (_, n) => {
    const product = (nth * 7 + n * 13) % CATALOGUE;
    return aPrintedLine({
      title: `Desembrood nummer ${product}`,
      amount: nth + n / 4,
      value: 3 + product / 100,
      tax_id: 2,
    });
  });
  return aPrintedInvoice({ number: `2026-${String(nth).padStart(4, '0')}`, products });
}

/** The same words in a plain page: no fonts or pictures to load, so that the browser is not held up. */
function htmlOf(invoice: PrintedInvoice): string {
  const { products, from, to, number } = invoice;
  const { total, lines: amounts } = invoiceTotals(invoice);
  const rows = products.map(
    ({ title, amount, value }, index) =>
      `<tr><td>${title}</td><td>${amount}</td><td>${value}</td><td>${amounts[index]?.amount}</td></tr>`,
  );
  return `<!doctype html><style>body{font:9pt sans-serif}table{width:100%}</style>
    <h1>Factuur ${number}</h1><p>${Object.values(from).join('<br>')}</p><p>${Object.values(to).join('<br>')}</p>
    <table><thead><tr><th>Omschrijving<th>Aantal<th>Prijs<th>Bedrag</thead>${rows.join('')}</table>
    <p>Totaal ${total}</p>`;
}
