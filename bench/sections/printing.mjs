import { findBrowser } from '../../tools/find-browser.mjs';
import { say } from '../../tools/say.mjs';
import { limit, table } from '../report.mjs';
import { readNode } from '../run-node.mjs';

/** Figures above these fail. */
const LIMITS = { pdf_times: 2 };

export async function section() {
  say('Making PDFs …');
  const { ours, unthreaded, browsers } = JSON.parse(
    await readNode(['--import', 'tsx', 'bench/print-invoices.ts'], {
      BROWSER: await findBrowser(),
    }),
  );
  limit('browser PDFs per PDF of ours', browsers / ours, 1 / LIMITS.pdf_times);
  return [
    '## Making PDFs',
    '',
    'Invoices of two pages, one after the other, each read back; the browser prints the same words from a plain page.',
    '',
    table(
      ['made by', 'per second'],
      [
        ['the product, in its thread', ours.toFixed(1)],
        ['the same without a thread', unthreaded.toFixed(1)],
        ['a headless browser', browsers.toFixed(1)],
      ],
    ),
  ].join('\n');
}
