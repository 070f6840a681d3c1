import { element } from '../xml/element';

type Named = { code: string; name: string; shortname: string };

/** `<tag name="…" shortname="…">code</tag>`, as the package writes whatever has a code. */
export const named = (
  tag: string,
  { code, name, shortname }: Named,
  more: Record<string, string> = {},
) => element(tag, code, { name, shortname, ...more });

/** An element for each value of a record, in its order. */
export const fieldsOf = (record: Record<string, string>) =>
  Object.entries(record).map(([name, value]) => element(name, value));
