import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initial, onDemand } from '../../../tools/webpack/facades.cjs';

it('offers remotes every module that they may ask for, and no other', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'platform.ts'), 'utf8');
  const offered = [...source.matchAll(/import\('@boekwerk\/shared\/(.+)'\)/g)].map(
    ([, name]) => name,
  );
  expect(offered).toEqual([...initial, ...onDemand()]);
});
