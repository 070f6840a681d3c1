import { get } from 'react-hook-form';
import type { AnyControl } from './errors-on-screen';

/**
 * Under which name a form keeps the texts that its fields refused, as `12,3x` where an amount belongs. Such a field holds
 * `NaN`, which no rule takes. Its text stands beside that, in the same line: it goes where the line goes, and into a draft.
 */
const BESIDE = '_refused';

type Holder = Record<string, unknown> & { [BESIDE]?: Record<string, string> };

/** The text that a field refused last. */
export function refusedText(control: AnyControl, name: string): string | undefined {
  const [holder, key] = placeOf(control, name);
  return holder[BESIDE]?.[key];
}

/** Keeps the text that a field refuses, which is to hold `NaN`; nothing when it refuses none any more. */
export function keepRefused(control: AnyControl, name: string, text: string | undefined): void {
  const [holder, key] = placeOf(control, name);
  const { [key]: before, ...others } = holder[BESIDE] ?? {};
  if (text === before) return;
  const texts = text === undefined ? others : { ...others, [key]: text };
  if (Object.keys(texts).length > 0) holder[BESIDE] = texts;
  // Even an empty one would count as a change of the form.
  else delete holder[BESIDE];
}

/** The values of a draft, in which a field that refused a text holds nothing, as the form held them. */
export function asRefused<Values>(values: Values): Values {
  if (typeof values !== 'object' || values === null) return values;
  if (Array.isArray(values)) return values.map(asRefused) as Values;
  const texts = (values as Holder)[BESIDE] ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      value === null && key in texts ? Number.NaN : asRefused(value),
    ]),
  ) as Values;
}

/** What holds the value of a field, and under which key. */
function placeOf({ _formValues }: AnyControl, name: string): [Holder, string] {
  const keys = name.split('.');
  const key = keys.pop() as string; // a name has one at least
  const holder = keys.length === 0 ? _formValues : get(_formValues, keys.join('.'));
  return [(holder ?? {}) as Holder, key];
}
