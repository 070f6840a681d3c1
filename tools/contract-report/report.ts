import type { Endpoint } from '../../shared/src/contract/endpoint';
import { describeSchema, type Field } from './describe-schema';
import type { Line, Report } from './report-text.mjs';

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
