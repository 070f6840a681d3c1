import type { Endpoint } from '../../shared/src/contract/endpoint';
import { describeSchema, type Field } from './describe-schema';

/**
 * What the contract says, as text: by heading (a call, or a right), and below each by name a line of what it is and
 * which limits it has. So two reports are compared without the code that they were made from.
 */
export type Report = Map<string, Map<string, Line>>;

/** `kinds` are alternatives, `limits` hold all. */
export type Line = Omit<Field, 'path'>;

/** All calls, under their method and path. */
export function reportCalls(endpoints: readonly Endpoint[]): Report {
  return new Map(
    endpoints
      .toSorted((a, b) => inOrder(a.path, b.path) || inOrder(a.method, b.method))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, linesOf(endpoint)]),
  );
}

const inOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function linesOf(endpoint: Endpoint): Map<string, Line> {
  const fields = [
    ...(['params', 'query', 'body'] as const).flatMap((place) =>
      describeSchema(endpoint[place], place, 'given'),
    ),
    ...describeSchema(endpoint.reply, 'reply', 'answered'),
  ].filter((field, _, all) => saysSomething(field, all));
  const lines = fields.map(({ path, ...line }): [string, Line] => [path, line]);
  return new Map([...facts(endpoint), ...lines.sort(([a], [b]) => inOrder(a, b))]);
}

/** Most calls have no query and no body, and some no answer. */
const saysSomething = ({ path, kinds }: Field, all: Field[]) =>
  /\W/.test(path) ||
  (kinds[0] === 'object'
    ? all.some((field) => field.path.startsWith(`${path}.`))
    : kinds[0] !== 'null');

/** What holds for the whole call. */
function facts(endpoint: Endpoint): [string, Line][] {
  const { right, status, produces, upload, isReadOnly, isToldOnce, isWayOut } = endpoint;
  const notes = Object.entries({ isReadOnly, isToldOnce, isWayOut }).filter(([, is]) => is);
  const answer = [String(status), ...(produces ? [produces] : [])].join(' ');
  return [
    ['right', fact([right])],
    ['answer', fact([answer, ...notes.map(([name]) => name)])],
    ...(upload ? [['upload', uploadLine(upload)] as [string, Line]] : []),
  ];
}

const fact = (kinds: string[]): Line => ({ may_be_absent: false, kinds, limits: [] });

const uploadLine = ({
  field,
  is_numbered,
  kinds,
  max_files,
  max_bytes,
}: Required<Endpoint>['upload']) => ({
  may_be_absent: false,
  kinds: [...kinds].sort(),
  limits: [`as ${field}${is_numbered ? '0' : ''}`, `..${max_files} files`, `..${max_bytes} bytes`],
});

/** As text, a line per field. */
export const writeReport = (report: Report): string =>
  [...report]
    .map(([heading, lines]) => [heading, ...[...lines].map(writeLine)].join('\n'))
    .join('\n\n')
    .concat('\n');

const writeLine = ([name, { may_be_absent, kinds, limits }]: [string, Line]) =>
  `  ${[`${name}${may_be_absent ? '?' : ''}`, kinds.join(' | '), limits.join(', ')].filter(Boolean).join('  ')}`;

/** The same, read back. */
export function readReport(text: string): Report {
  const report: Report = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) report.set(line, new Map());
    else [...report.values()].at(-1)?.set(...readLine(line));
  }
  return report;
}

function readLine(line: string): [string, Line] {
  const [name = '', kinds = '', limits = ''] = line.trim().split('  ');
  return [
    name.replace(/\?$/, ''),
    {
      may_be_absent: name.endsWith('?'),
      kinds: kinds.split(' | '),
      limits: limits.split(', ').filter(Boolean),
    },
  ];
}
