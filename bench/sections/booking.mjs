import { say } from '../../tools/say.mjs';
import { bookByKeys } from '../book-by-keys.mjs';
import { inDemo } from '../in-demo.mjs';
import { limit, table } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { next_ms: 300 };

export async function section() {
  say('Booking by keys …');
  const { keys, seconds, next, booked } = await inDemo(bookByKeys);
  if (booked !== keys.length) throw new Error(`${booked} transactions of ${keys.length} bills`);
  const sorted = next.toSorted((a, b) => a - b);
  const p50 = sorted[Math.floor(sorted.length / 2)];
  limit('the next form after Boeken', p50, LIMITS.next_ms);
  return [
    '## Booking by keys',
    '',
    'Bills of five suppliers, read and labelled, booked one after the other from the list by keys alone; seconds without',
    'anybody thinking, and milliseconds from Boeken until the next form can be used.',
    '',
    table(
      [
        'bills',
        'keys of the first',
        'keys of the last',
        'keys in all',
        'seconds',
        'next form p50',
        'worst',
      ],
      [
        [
          keys.length,
          keys[0],
          keys.at(-1),
          keys.reduce((all, each) => all + each, 0),
          seconds.toFixed(0),
          p50.toFixed(0),
          sorted.at(-1).toFixed(0),
        ],
      ],
    ),
  ].join('\n');
}
