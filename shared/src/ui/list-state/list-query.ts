import * as v from 'valibot';

/** What the query of every list has; the rest are its own filters. */
export type ListQuery = {
  page: number;
  itemsPerPage: number;
  order: 'asc' | 'desc';
  sort: string;
  search: string;
  tab?: string;
};

/** The schema of a list's query: every key has a default. */
export type QuerySchema<Query extends ListQuery> = v.GenericSchema<unknown, Query>;

/** The query without any choice of the user. */
const defaultQuery = <Query extends ListQuery>(schema: QuerySchema<Query>): Query =>
  v.parse(schema, {});

/** Reads a query from an address; invalid values count as left out. */
export function readQuery<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  params: URLSearchParams,
): Query {
  const given = Object.fromEntries(params);
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;

  const wrong = result.issues.map((issue) => String(issue.path?.[0]?.key));
  const right = Object.entries(given).filter(([key]) => !wrong.includes(key));
  const again = v.safeParse(schema, Object.fromEntries(right));
  return again.success ? again.output : defaultQuery(schema);
}

/** The address of a query: only what differs from the default, so that links stay short. */
export function writeQuery<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  query: Query,
): URLSearchParams {
  const defaults: Record<string, unknown> = defaultQuery(schema);
  const chosen = Object.entries(query).filter(([key, value]) => value !== defaults[key]);
  return new URLSearchParams(chosen.map(([key, value]) => [key, String(value)]));
}

/** What of an address is not the list's: what was opened over it, for instance. */
export function otherParams<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  params: URLSearchParams,
): [string, string][] {
  const own = Object.keys(defaultQuery(schema));
  return [...params].filter(([key]) => !own.includes(key));
}

const NO_FILTERS = ['page', 'itemsPerPage', 'order', 'sort', 'tab'];

/** The filters of a query, search included, as they are without any choice of the user. */
export function defaultFilters<Query extends ListQuery>(
  schema: QuerySchema<Query>,
): Partial<Query> {
  const filters = Object.entries(defaultQuery(schema)).filter(([key]) => !NO_FILTERS.includes(key));
  return Object.fromEntries(filters) as Partial<Query>;
}
