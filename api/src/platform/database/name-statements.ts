import type pg from 'pg';

/** How often a statement must be seen before it is named, so that one-off statements are not kept. */
const COMES = 3;
/** The most names that are kept: each connection of the server holds a plan for each. */
export const MAX_STATEMENT_NAMES = 300;
/** How many statements that are not named yet are counted. */
const MOST_SEEN = 3000;

/** The most names for statements that differ in the number of their values alone: rows of an insert, ids in a list. */
const MOST_ALIKE = 5;
/** A longer text has so many rows that planning it hardly matters; it is not counted either. */
const LONGEST = 10_000;

/**
 * Statements whose best plan depends on their values are planned on every call. A plan that was kept for lists of any
 * length had been made for two ids, and took half a minute for thousands. A plan that was kept for any page of any
 * company had been made for companies with a hundred invoices: it sorts all rows, which takes half a second for a million.
 */
const PLANNED_EACH_TIME = /\bi?like\b|\b(?:any|all|unnest)\(\$|\boffset \$/i;

/** The parts of a statement that repeat with its values. */
const VALUES = /\$\d+|\bdefault\b|[\s,()]/g;

/**
 * Names statements that are repeated, so that each connection parses and plans them once: for most calls that takes
 * longer than executing them. A name stands for the text alone, never for the values.
 */
export function nameStatements(pool: pg.Pool): void {
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (asked: unknown, values: unknown, ...rest: unknown[]) =>
      query(withName(asked, values, nameOf), values, ...rest);
    client.query = named as typeof client.query;
  });
}

type Names = (text: string) => string | undefined;

/** Only statements with values: the others are commands such as `begin`. */
function withName(asked: unknown, values: unknown, nameOf: Names): unknown {
  if (!Array.isArray(values) || values.length === 0) return asked;
  const config = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig);
  if (typeof config.text !== 'string' || config.name || 'submit' in config) return asked;
  const name = nameOf(config.text);
  return name ? { ...config, name } : asked;
}

function statementNames(): Names {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  const alike = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size === MAX_STATEMENT_NAMES || text.length > LONGEST) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < COMES || PLANNED_EACH_TIME.test(text)) {
      if (seen.size === MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const shape = text.replace(VALUES, '');
    const named = alike.get(shape) ?? 0;
    if (named === MOST_ALIKE) return undefined;
    alike.set(shape, named + 1);
    const given = `statement_${names.size}`;
    names.set(text, given);
    return given;
  };
}
