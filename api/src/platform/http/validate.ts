import * as v from 'valibot';
import { invalid, notFound } from '../errors';
import { TEXTS } from './texts';

/**
 * With more items than the longest invoice has lines, one thing that is wrong is told at a time: to find all that may be
 * wrong in a hundred thousand would let everybody else wait for seconds.
 */
const MANY_ITEMS = 1000;

/**
 * Checks what came in against its schema; unknown keys are dropped.
 *
 * @throws HttpError 422 with a Dutch text per field
 */
export function validate<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const abortEarly = itemsIn(input) > MANY_ITEMS;
  const result = v.safeParse(schema, input, { message: dutch, abortEarly });
  if (result.success) {
    const lists = listsForForms(input, result.output);
    if (lists.length === 0) return result.output;
    throw invalid(Object.fromEntries(lists.map((at) => [at, [TEXTS.wrong]])));
  }

  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const at = v.getDotPath(issue) ?? '';
    const said = errors[at] ?? [];
    if (!said.includes(issue.message)) errors[at] = [...said, issue.message];
  }
  throw invalid(errors);
}

/**
 * Where a list came in the place of a form: a list is an object too, and passes for a form of which nothing is filled in.
 *
 * @param made what the schema made of it
 */
function listsForForms(input: unknown, made: unknown, path: string[] = []): string[] {
  if (made === null || typeof made !== 'object') return [];
  if (Array.isArray(input) && !Array.isArray(made)) return [path.join('.')];
  const given = input as Record<string, unknown> | null | undefined;
  return Object.entries(made).flatMap(([name, part]) =>
    listsForForms(given?.[name], part, [...path, name]),
  );
}

/** How many items all lists in it have together. */
function itemsIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inside = Object.values(value).reduce((sum: number, each) => sum + itemsIn(each), 0);
  return inside + (Array.isArray(value) ? value.length : 0);
}

/** The parameters of a path; one that does not parse is a 404. */
export function validateParams<S extends v.GenericSchema>(
  schema: S,
  params: object | null,
): v.InferOutput<S> {
  // A lone surrogate or a NUL in a path is a 404 as well.
  const isText = Object.values(params ?? {}).every((text) => !/[\0\p{Surrogate}]/u.test(text));
  const result = v.safeParse(schema, params);
  if (!isText || !result.success) throw notFound();
  return result.output;
}

/** The message of rules without one of their own; valibot's default is English. */
const dutch = ({ input }: v.BaseIssue<unknown>) =>
  input === undefined || input === null || input === '' ? TEXTS.required : TEXTS.wrong;
