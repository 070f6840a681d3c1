import fs from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { newMetrics } from './api/src/platform/metrics/metrics';
import { newMetrics as newGatewayMetrics } from './gateway/src/metrics/metrics';
import { readYaml } from './tools/read-yaml.mjs';
import { root } from './tools/run.mjs';

type Rule = { alert: string; expr: string; for?: string; labels: object; annotations: object };
const { groups }: { groups: { rules: Rule[] }[] } = readYaml('docs/alerts.yml');
const rules = groups.flatMap((group) => group.rules);

const page = fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
/** What Prometheus adds to what it reads, and what it is told to add. */
const OF_PROMETHEUS = [
  ...['up', 'job', 'instance'],
  ...[...page.matchAll(/target_label: (\w+)/g)].map(([, label = '']) => label),
];

/** What processes give: each figure with its labels, once all that is counted has been met. */
async function given(): Promise<Map<string, Set<string>>> {
  const text = [await givenByApi(), await givenByGateway()].join('');
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
  const found = new Map(names.map((name) => [name, new Set<string>()]));
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm))
    found.set(name, new Set([...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)));
  return found;
}

async function givenByApi(): Promise<string> {
  const row = { queue: 'mail', waiting: 1, seconds: 2, invariant: 'totals', violations: 0, at: 3 };
  const query = async () => ({ rows: [row] });
  const metrics = newMetrics({ query } as never);
  const call = [
    { method: 'GET', routeOptions: { url: '/' } },
    { statusCode: 503, elapsedTime: 1 },
  ];
  const addHook = (_: string, hook: (...about: unknown[]) => unknown) => hook(...call);
  metrics.observeRequests({ addHook } as never);
  metrics.jobEnded('mail', 1, 'completed');
  return (await metrics.text()).text;
}

async function givenByGateway(): Promise<string> {
  const metrics = newGatewayMetrics();
  const request = { routeOptions: { url: '/*' } };
  const reply = { statusCode: 200, elapsedTime: 1 };
  const addHook = (_: string, hook: (...about: unknown[]) => unknown) => hook(request, reply);
  metrics.observeRequests({ addHook } as never);
  const build = '20261124T080000000-aaaaaaaa';
  const met = { visitors: 1, failed: 1, hit: 1 };
  metrics.observeBuilds({
    releases: {
      channels: () => [{ name: 'auth', channel: 'canary', build, isEnded: true }],
      trials: () => [{ name: 'auth', build, since: 1, current: null }],
    },
    countsOf: () => ({ loads: 1, failed: 1, causes: { broken: 1 }, times: [] }),
    trials: { metIn: () => ({ canary: met, current: met }) },
  });
  return (await metrics.text()).text;
}

/** The figures and labels that an expression names; `isWrong` when it is no PromQL. */
function readExpression(expression: string) {
  const figures: string[] = [];
  const labels: string[] = [];
  let isWrong = false;
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) isWrong = true;
      if (name === 'Identifier') figures.push(expression.slice(from, to));
      if (name === 'LabelName') labels.push(expression.slice(from, to));
    },
  });
  return { figures, labels, isWrong };
}

describe('docs/alerts.yml', () => {
  it.each(rules)('$alert asks for what processes give', async ({ expr }) => {
    const all = await given();
    const { figures, labels, isWrong } = readExpression(expr);
    expect(isWrong).toBe(false);
    expect(figures.length).toBeGreaterThan(0);
    const known = figures.flatMap((figure) => [...(all.get(figure) ?? [])]);
    expect(figures.filter((figure) => !all.has(figure) && !OF_PROMETHEUS.includes(figure))).toEqual(
      [],
    );
    expect(
      labels.filter((label) => !known.includes(label) && !OF_PROMETHEUS.includes(label)),
    ).toEqual([]);
  });

  // The newest of all says nothing of one that could not be looked at for days.
  it('looks at each invariant by itself', () => {
    const ofInvariants = rules.filter(({ expr }) => expr.includes('invariant_'));
    expect(ofInvariants.length).toBeGreaterThan(1);
    for (const { expr } of ofInvariants) expect(expr).toContain('by (invariant)');
  });

  it.each(rules)('$alert says how bad it is, and what it means', ({ labels, annotations }) => {
    expect(labels).toEqual({ severity: expect.stringMatching(/^(?:critical|warning)$/) });
    expect(annotations).toHaveProperty('summary');
  });
});

it('docs/operations.md names the figures that there are, and all of our own', async () => {
  const all = [...(await given()).keys()];
  const table = /^\| figure \|[\s\S]*?\n\n/m.exec(page)?.[0] ?? '';
  const named = [...table.matchAll(/`(\w+\*?)`/g)].map(([, name = '']) => name);
  const isNamed = (figure: string, name: string) =>
    name.endsWith('*') ? figure.startsWith(name.slice(0, -1)) : figure === name;
  expect(named.filter((name) => !all.some((figure) => isNamed(figure, name)))).toEqual([]);
  const own = all.filter((figure) => !/^(?:process|nodejs)_|_(?:bucket|sum|count)$/.test(figure));
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((figure) => !named.some((name) => isNamed(figure, name)))).toEqual([]);
});
