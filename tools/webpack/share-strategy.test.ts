import { createRequire } from 'node:module';
import path from 'node:path';
import { apps, root } from '../apps.mjs';

const load = createRequire(path.join(root, 'package.json'));

type Configure = (env: object, argv: { mode: string }) => { name: string; plugins: object[] };
type Federation = { _options?: { shareStrategy?: string; manifest?: unknown; remotes?: unknown } };

/** What every build says to the federation plugin. */
const configurations = apps.flatMap(({ folder }) =>
  [load(`./${folder}/webpack.config.cjs`) as Configure | Configure[]]
    .flat()
    .map((configure) => configure({}, { mode: 'production' })),
);

it.each(configurations.map(({ name, plugins }) => [name, plugins] as const))(
  '%s goes on when a remote is down, and has no manifest that could be stale',
  (_, plugins) => {
    const [options, ...more] = plugins.flatMap((plugin) => (plugin as Federation)._options ?? []);
    expect(more).toEqual([]);
    expect(options?.shareStrategy).toBe('loaded-first');
    expect(options?.manifest).toBe(false);
    expect(options?.remotes ?? {}).toEqual({});
  },
);
