import * as v from 'valibot';
import { invalid, notFound } from '../errors';
import { TEXTS } from './texts';

/**
 * Checks what came in against its schema; unknown keys are dropped.
 *
 * @throws HttpError 422 with a Dutch text per field
 */
export function validate<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { message: dutch });
  if (result.success) return result.output;

  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const at = v.getDotPath(issue) ?? '';
    const said = errors[at] ?? [];
    if (!said.includes(issue.message)) errors[at] = [...said, issue.message];
  }
  throw invalid(errors);
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
