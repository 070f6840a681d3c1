import { say } from '../../tools/say.mjs';
import { measureCommonTasks } from '../common-tasks.mjs';
import { inDemo } from '../in-demo.mjs';
import { table } from '../report.mjs';

/**
 * The product of 24-11-2026, before Ctrl+K found and opened everything: clicks, keys, typed and seconds. Counted in the
 * same way, each the shortest way its screens had: pages by the menus, clients by the choice in the header, and keys
 * alone by Tab to the button.
 */
const BEFORE = {
  'The first invoice of a new company': [14, 1, 63, 4.0],
  'An invoice of five lines by keys alone': [0, 66, 61, 4.2],
  'A credit of an invoice': [7, 0, 0, 2.7],
  'Ten reminders': [5, 0, 0, 1.9],
  'Through five clients, and back': [6, 5, 38, 2.3],
  'A colleague invited': [8, 0, 28, 1.7],
};

export async function section() {
  say('What people do most …');
  const rows = await inDemo(measureCommonTasks);
  return [
    '## What people do most',
    '',
    'From the dashboard until the page says that it is done, in the demo. Keys are those that do something, as Tab and Enter;',
    'typed are those that write. Seconds are of a hand that never waits and never thinks. Before is the product of 24-11-2026,',
    'without Ctrl+K, whose seconds were taken on a machine that was busy with other work (28-11-2026).',
    '',
    table(
      [
        ...['what', 'clicks', 'before', 'keys', 'before'],
        ...['typed', 'before', 'seconds', 'before'],
      ],
      rows.map(({ task, clicks, keys, typed, seconds }) => {
        const before = BEFORE[task];
        return [
          ...[task, clicks, before[0], keys, before[1]],
          ...[typed, before[2], seconds.toFixed(1), before[3].toFixed(1)],
        ];
      }),
    ),
  ].join('\n');
}
