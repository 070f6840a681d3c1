import type { Endpoint } from '../../shared/src/contract/endpoint';
import { checksIn, rangeOf } from './limits.mjs';

type Schema = Endpoint['body'];

/** What is described: what a caller may give, or what an answer holds. */
type Direction = 'given' | 'answered';

/** One field of a call, with all that can be seen of it from outside. */
export type Field = {
  /** `body.products[].title`; `{}` stands for the values of a map, `<2>` for the second of several forms. */
  path: string;
  may_be_absent: boolean;
  /** What it may be: `text`, `number`, `null`, or a value as JSON. */
  kinds: string[];
  /** `1..200`, a regular expression, `2 checks`: the checks themselves are code. */
  limits: string[];
};

/** A step of a valibot pipe, as far as it is looked at. */
type Step = { kind: string; type: string; requirement?: unknown };

/** The parts of valibot's schemas that are looked at; which of them there are depends on `type`. */
type Parts = {
  type: string;
  entries: Record<string, Schema>;
  item: Schema;
  key: Schema;
  value: Schema;
  wrapped: Schema;
  default: unknown;
  options: readonly unknown[];
  literal: unknown;
  pipe?: [Schema, ...Step[]];
};

type Shape = Omit<Field, 'path' | 'may_be_absent'> & { below: Field[] };

/**
 * The fields of a schema, itself first.
 *
 * @throws Error for a kind of schema that is not known here, so that nothing is left out silently
 */
export function describeSchema(schema: Schema, path: string, direction: Direction): Field[] {
  const { below, kinds, limits } = shapeOf(schema, path, direction);
  const field = {
    path,
    limits,
    may_be_absent: mayBeAbsent(schema, direction),
    // Tried, not read: a form takes null where a field is still empty, to say what is missing.
    kinds: kinds.filter((kind) => kind !== 'null' || !tried(schema, null).issues),
  };
  return [field, ...below];
}

const tried = (schema: Schema, value: unknown) => schema['~run']({ value }, {});

/** Tried as well: a default that is refused itself makes a field one that must be given. */
function mayBeAbsent(schema: Schema, direction: Direction): boolean {
  const result = tried(schema, undefined);
  return direction === 'given' ? !result.issues : !result.issues && result.value === undefined;
}

function shapeOf(schema: Schema, path: string, direction: Direction): Shape {
  const { pipe, ...parts } = schema as unknown as Parts;
  if (!pipe) return plainShape(parts, path, direction);
  const [first, ...steps] = pipe;
  const shape = shapeOf(first, path, direction);
  const limits = [...shape.limits, ...steps.flatMap(limitOf)];
  const isWhole = steps.some(({ type }) => type === 'integer');
  const isRead = direction === 'answered' && steps.some(({ type }) => type === 'to_number');
  const kinds = isRead ? ['number'] : shape.kinds;
  return {
    ...shape,
    kinds: isWhole ? kinds.map((kind) => (kind === 'number' ? 'whole number' : kind)) : kinds,
    limits: counted(limits),
  };
}

function plainShape(schema: Omit<Parts, 'pipe'>, path: string, direction: Direction): Shape {
  const describe = (part: Schema, at: string) => describeSchema(part, at, direction);
  switch (schema.type) {
    case 'string':
      return scalar('text');
    case 'number':
    case 'boolean':
    case 'null':
      return scalar(schema.type);
    case 'instance':
      return scalar('bytes');
    case 'literal':
      return scalar(JSON.stringify(schema.literal));
    case 'picklist':
      return scalar(...schema.options.map((option) => JSON.stringify(option)));
    case 'object':
      return above('object', Object.entries(schema.entries), (name) => `${path}.${name}`, describe);
    case 'array':
      return { ...scalar('list'), below: describe(schema.item, `${path}[]`) };
    case 'record':
      return {
        ...scalar('map'),
        below: [...describe(schema.key, `${path}{key}`), ...describe(schema.value, `${path}{}`)],
      };
    case 'optional':
    case 'non_optional':
      return shapeOf(schema.wrapped, path, direction);
    case 'nullable':
      return orNull(schema, shapeOf(schema.wrapped, path, direction), direction);
    case 'union':
    case 'variant':
    case 'intersect':
      return together(schema, path, direction);
    default:
      throw new Error(`${path}: the report does not know what a schema "${schema.type}" says`);
  }
}

const scalar = (...kinds: string[]): Shape => ({ kinds, limits: [], below: [] });

const above = (
  kind: string,
  parts: [string, Schema][],
  pathOf: (name: string) => string,
  describe: (part: Schema, at: string) => Field[],
): Shape => ({
  ...scalar(kind),
  below: parts.flatMap(([name, part]) => describe(part, pathOf(name))),
});

/** An answer holds the default instead. */
const orNull = (
  { default: instead }: Pick<Parts, 'default'>,
  shape: Shape,
  direction: Direction,
) =>
  direction === 'answered' && instead !== undefined
    ? shape
    : { ...shape, kinds: [...shape.kinds, 'null'] };

/** Forms that differ are told apart by number; parts of one form are one. */
function together({ type, options }: Omit<Parts, 'pipe'>, path: string, direction: Direction) {
  const isForms =
    type === 'union' && options.filter((option) => hasParts(option as Schema)).length > 1;
  const shapes = (options as Schema[]).map((option, index) =>
    shapeOf(option, isForms ? `${path}<${index + 1}>` : path, direction),
  );
  return {
    kinds: [...new Set(shapes.flatMap(({ kinds }) => kinds))],
    limits: counted(
      shapes.flatMap(({ limits }) => limits),
      type === 'union' ? 'either' : 'both',
    ),
    below: shapes.flatMap(({ below }) => below),
  };
}

const hasParts = ({ type }: Schema) => ['object', 'intersect', 'array', 'record'].includes(type);

function limitOf({ kind, type, requirement }: Step): string[] {
  if (kind !== 'validation' && type !== 'transform' && type !== 'raw_transform') return [];
  switch (type) {
    case 'non_empty':
      return ['1..'];
    case 'min_length':
    case 'min_value':
      return [`${requirement}..`];
    case 'max_length':
    case 'max_value':
      return [`..${requirement}`];
    case 'length':
      return [`${requirement}..${requirement}`];
    case 'regex':
      return [String(requirement)];
    // What is made of a value is not seen from outside; whether it is a number is told by `kinds`.
    case 'transform':
    case 'raw_transform':
    case 'integer':
      return [];
    case 'uuid':
    case 'iso_timestamp':
      return [type];
    default:
      return ['check'];
  }
}

/** Ranges as one, where both hold or either does; checks as their number. */
function counted(limits: string[], holds: 'both' | 'either' = 'both'): string[] {
  const ranges = limits.map(rangeOf).filter((range) => range !== null);
  const checks = limits.reduce((all, limit) => all + checksIn(limit), 0);
  const others = limits.filter((limit) => !rangeOf(limit) && !checksIn(limit));
  return [
    ...(ranges.length > 0 ? [rangeText(ranges, holds)] : []),
    ...new Set(others),
    ...(checks ? [checks === 1 ? 'check' : `${checks} checks`] : []),
  ];
}

function rangeText(ranges: [number, number][], holds: 'both' | 'either'): string {
  const lows = ranges.map(([low]) => low);
  const highs = ranges.map(([, high]) => high);
  const low = holds === 'both' ? Math.max(...lows) : Math.min(...lows);
  const high = holds === 'both' ? Math.min(...highs) : Math.max(...highs);
  return `${low === -Infinity ? '' : low}..${high === Infinity ? '' : high}`;
}
