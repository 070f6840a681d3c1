import { say } from '../../tools/say.mjs';
import { limit, table } from '../report.mjs';
import { measureSignIn } from '../sign-in.mjs';

/** Figures above these fail. */
const LIMITS = { busy_ms: 150 };

export async function section() {
  say('Signing in …');
  const figures = await measureSignIn();
  const { quiet, busy, sign_ins_per_s, rotations, refresh_ms } = figures;
  limit('p95 of other calls while ten people sign in', busy.p95, LIMITS.busy_ms);
  limit('rotations of one token by 100 calls at once', rotations, 1);
  return [
    '## Signing in',
    '',
    'Embedded; ten people sign in again and again, each time with the full cost of the password hash.',
    '',
    table(
      ['', 'figure'],
      [
        ['sign-ins per second', sign_ins_per_s.toFixed(0)],
        ['another call before, p50 / p95 ms', `${quiet.p50.toFixed(1)} / ${quiet.p95.toFixed(1)}`],
        ['another call meanwhile, p50 / p95 ms', `${busy.p50.toFixed(1)} / ${busy.p95.toFixed(1)}`],
        ['100 refreshes of one token at once: rotations', rotations],
        ['and all have their answer after, ms', refresh_ms.toFixed(0)],
      ],
    ),
  ].join('\n');
}
