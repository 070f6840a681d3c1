import { say } from '../../tools/say.mjs';
import { inDemo } from '../in-demo.mjs';
import { measurePreview } from '../preview-time.mjs';
import { limit, table } from '../report.mjs';
import { measureTypingInBooking } from '../type-in-booking.mjs';
import { measureTyping } from '../type-in-editor.mjs';

/** Figures above these fail. */
const LIMITS = { key_ms: 50, preview_ms: 1000 };

export async function section() {
  say('Typing …');
  const preview = await inDemo(measurePreview);
  limit('from a key until the preview shows it', preview.worst, LIMITS.preview_ms);
  return [
    '## Typing',
    '',
    'From the press of a key until the page is drawn again, in milliseconds.',
    '',
    'An invoice of 200 lines:',
    '',
    figures(await inDemo(measureTyping)),
    '',
    'A booking of 100 lines:',
    '',
    figures(await inDemo(measureTypingInBooking)),
    '',
    `The page beside the form of an invoice shows what was typed ${Math.round(preview.p50)} ms after the last key, at worst`,
    `${Math.round(preview.worst)}; of that the form waits for 300, in case somebody goes on.`,
  ].join('\n');
}

function figures(rows) {
  for (const { field, p95 } of rows) limit(`p95 of a key in ${field}`, p95, LIMITS.key_ms);
  return table(
    ['field', 'first key', 'p50', 'p95'],
    rows.map(({ field, first, p50, p95 }) => [
      field,
      ...[first, p50, p95].map((ms) => ms.toFixed(1)),
    ]),
  );
}
