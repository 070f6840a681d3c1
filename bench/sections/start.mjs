import { say } from '../../tools/say.mjs';
import { table } from '../report.mjs';
import { measureStart } from '../start-time.mjs';

export async function section() {
  say('npm start in a fresh clone …');
  const { cold_s, warm_s } = await measureStart();
  return [
    '## Start',
    '',
    table(
      ['`npm start`', 'seconds until the address is printed'],
      [
        ['in a fresh clone', cold_s.toFixed(0)],
        ['again', warm_s.toFixed(1)],
      ],
    ),
  ].join('\n');
}
