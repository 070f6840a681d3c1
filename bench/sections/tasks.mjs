import { say } from '../../tools/say.mjs';
import { measureCommonTasks } from '../common-tasks.mjs';
import { inDemo } from '../in-demo.mjs';
import { table } from '../report.mjs';

export async function section() {
  say('What people do most …');
  const rows = await inDemo(measureCommonTasks);
  return [
    '## What people do most',
    '',
    'From the dashboard until the page says that it is done, in the demo. Keys are those that do something, as Tab and Enter;',
    'typed are those that write. Seconds are of a hand that never waits and never thinks.',
    '',
    table(
      ['what', 'clicks', 'keys', 'typed', 'seconds'],
      rows.map(({ task, clicks, keys, typed, seconds }) => [
        ...[task, clicks, keys, typed],
        seconds.toFixed(1),
      ]),
    ),
  ].join('\n');
}
