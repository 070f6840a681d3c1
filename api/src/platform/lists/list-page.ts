import { type PageRequest, type PageWindow, paginate, skipped, windowOf } from './pagination';

type Counted<Tab extends string> = {
  query: PageRequest;
  /** How many rows fit, per tab of the list. */
  counts: Record<Tab, number>;
  tab: NoInfer<Tab>;
};

/**
 * The answer of a paged list; a page beyond the last one gives the last one.
 *
 * @param read the rows of a window of the tab; not asked when there are none
 */
export async function listPage<Tab extends string, Row>(
  { query, counts, tab }: Counted<Tab>,
  read: (window: PageWindow) => Promise<Row[]>,
) {
  const pagination = paginate(query, counts[tab]);
  const window = windowOf(pagination);
  return { data: window.take === 0 ? [] : await read(window), pagination, counts };
}

type Found<Tab extends string, Row> = { rows: Row[]; counts: Record<Tab, number> };

/**
 * The same for a list that finds and counts in one query, so that it is not known beforehand whether the page exists.
 *
 * @param find the rows of a window, of any length, and how many there are per tab
 */
export async function foundPage<Tab extends string, Row>(
  { query, tab }: { query: PageRequest; tab: Tab },
  find: (window: Pick<PageWindow, 'skip' | 'take'>) => Promise<Found<Tab, Row>>,
) {
  const first = await find({ skip: skipped(query), take: query.itemsPerPage });
  const { counts } = first;
  const again = (window: PageWindow) => find(window).then(({ rows }) => rows);
  return listPage({ query, counts, tab }, (window) =>
    first.rows.length > 0 ? Promise.resolve(first.rows) : again(window),
  );
}
