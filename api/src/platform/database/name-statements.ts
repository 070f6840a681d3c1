import type pg from 'pg';

/** A statement gets its name when it comes for so many-th time: one that is made up for once is not kept. */
const COMES = 3;
/** So many are kept at most: each connection of the server holds the plans of its own. */
export const MAX_STATEMENT_NAMES = 300;
/** So many that came less often are remembered. */
const MOST_SEEN = 3000;

/** So many that differ in the number of their values alone: rows of an insert, ids in a list. */
const MOST_ALIKE = 5;
/** A longer text is of so many rows that planning it is the least; it is not remembered either. */
const LONGEST = 10_000;

/**
 * Statements whose best plan depends on their values are planned on every call. A plan that was kept for lists of any
 * length had been made for two ids, and took half a minute for thousands. A plan that was kept for any page of any
 * company had been made for companies with a hundred invoices: it sorts all rows, which takes half a second for a million.
 */
const PLANNED_EACH_TIME = /\bi?like\b|\b(?:any|all|unnest)\(\$|\boffset \$/i;

/** What there is more of in a statement with more values. */
const VALUES = /\$\d+|\bdefault\b|[\s,()]/g;

/**
 * Gives statements that come again a name, so that each connection reads and plans them once: for most calls that takes
 * longer than doing them. The values never are part of a name, only of a call.
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

/** Only what has values: without them it is no call but a command, as `begin`. */
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
