/** Rows that are read at once. */
const PORTION = 1000;

/**
 * The rows of a table by id, a portion at a time.
 *
 * @param find those that come after an id, by id, and no more than so many
 */
export async function* byId<Row extends { id: number }>(
  find: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await find(after, PORTION);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < PORTION) return;
    after = last.id;
  }
}

/** What hangs on rows, such as the lines of invoices: that of a portion of them at a time. */
export async function* ofEach<Row>(
  parents: AsyncIterable<readonly { id: number }[]>,
  find: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const rows of parents) yield await find(rows.map(({ id }) => id));
}

/** Few enough to be read at once. */
export async function* atOnce<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows;
}
