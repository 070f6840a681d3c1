import { say } from '../../tools/say.mjs';
import { limit, table } from '../report.mjs';
import { readNode } from '../run-node.mjs';

export async function section() {
  say('The tenant matrix …');
  const figures = JSON.parse(await readNode(['--import', 'tsx', 'bench/tenant-matrix.ts'], {}));
  limit('red cells of the tenant matrix', figures.red, 0);
  const { operations, principals, cells, successes, seconds } = figures;
  return [
    '## The tenant matrix',
    '',
    'Every call of the contract as every kind of caller with every kind of id, on the embedded database.',
    '',
    table(
      ['', 'figure'],
      [
        ['operations', operations],
        ['kinds of callers', principals],
        ['cells', cells],
        ['of which succeed', successes],
        ['seconds', seconds.toFixed(0)],
      ],
    ),
  ].join('\n');
}
