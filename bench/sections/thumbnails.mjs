import { say } from '../../tools/say.mjs';
import { inDemo } from '../in-demo.mjs';
import { limit, table } from '../report.mjs';
import { measureThumbnails } from '../thumbnails.mjs';

/** Figures above these fail. */
const LIMITS = { first_screen_ms: 1000 };

export async function section() {
  say('Thumbnails …');
  const { first, p50, worst, drawn } = await inDemo(measureThumbnails);
  limit('the first screen of thumbnails', p50, LIMITS.first_screen_ms);
  return [
    '## Thumbnails of 300 pages',
    '',
    `From the press of Knippen until all pages in view are drawn, in milliseconds; ${drawn} of the 300 were drawn by then.`,
    'The first time the code of the window and the reader of PDFs are fetched as well.',
    '',
    table(
      ['the first time', 'p50 after', 'worst after'],
      [[first, p50, worst].map((figure) => figure.toFixed(0))],
    ),
  ].join('\n');
}
