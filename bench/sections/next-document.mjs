import { say } from '../../tools/say.mjs';
import { inDemo } from '../in-demo.mjs';
import { measureNextDocument } from '../next-document.mjs';
import { limit, table } from '../report.mjs';

/** Figures above these fail. */
const LIMITS = { next_ms: 300 };

export async function section() {
  say('The next document …');
  const { p50, worst } = await inDemo(measureNextDocument);
  limit('the next document', p50, LIMITS.next_ms);
  return [
    '## The next document',
    '',
    'From the press of the arrow until the name and the first page of the next document are drawn, in milliseconds, at',
    '150 ms of latency. It was fetched while somebody looked at the one before.',
    '',
    table(['step', 'p50', 'worst of 13'], [['→', p50.toFixed(0), worst.toFixed(0)]]),
  ].join('\n');
}
