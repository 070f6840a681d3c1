import { useState } from 'react';
import type { ListProps, ListRow } from './list-props';

const MOST_TICKED = 100;

export type Selection<Row> = {
  /** In the order in which they were ticked, those of other pages included. */
  rows: readonly Row[];
  ids: readonly number[];
  /** No more can be ticked. */
  isFull: boolean;
  /** Whether a row of the page can be ticked, or is. */
  isOpen: (row: Row) => boolean;
  /** Says which rows of the page are ticked. */
  tick: (ids: readonly number[]) => void;
  /** Leaves only these ticked; none is also the end of choosing. */
  keep: (ids: readonly number[]) => void;
  /** Rows are ticked, or there to be ticked. */
  isChoosing: boolean;
  /** Where rows are opened by a tap, this makes a tap tick them. */
  choose: () => void;
};

type Asked<Row extends ListRow> = Pick<
  ListProps<Row>,
  'list' | 'query' | 'bulkActions' | 'canTick' | 'mostTicked'
>;

/** The ticked rows. They stay while somebody turns pages, sorts and searches; another tab starts anew. */
export function useSelection<Row extends ListRow>({
  list,
  query,
  bulkActions,
  canTick = () => true,
  mostTicked = MOST_TICKED,
}: Asked<Row>): Selection<Row> {
  const { tab } = list.query;
  const [isChoosing, setChoosing] = useState(false);
  const [ticked, setTicked] = useState<{ tab?: string; rows: readonly Row[] }>({ rows: [] });
  const page = query.data?.data ?? [];
  const onPage = new Map(page.map((row) => [row.id, row]));
  const before = ticked.tab === tab ? ticked.rows : [];
  // Rows of this page as they are now, not as they were when they were ticked.
  const rows = before.map((row) => onPage.get(row.id) ?? row).filter(canTick);
  const isTicked = (row: Row) => rows.some(({ id }) => id === row.id);
  const isFull = rows.length >= mostTicked;

  return {
    rows,
    ids: rows.map(({ id }) => id),
    isFull,
    isOpen: (row) => isTicked(row) || (canTick(row) && !isFull),
    tick: (ids) => {
      const staying = rows.filter(({ id }) => !onPage.has(id) || ids.includes(id));
      const added = page.filter(
        (row) => canTick(row) && ids.includes(row.id) && !staying.some(({ id }) => id === row.id),
      );
      setTicked({ tab, rows: [...staying, ...added].slice(0, mostTicked) });
    },
    // Long after a tick, at the end of what was done to the rows, others may have been ticked.
    keep: (ids) => {
      setTicked((now) => ({ ...now, rows: now.rows.filter(({ id }) => ids.includes(id)) }));
      if (ids.length === 0) setChoosing(false);
    },
    isChoosing: bulkActions !== undefined && (isChoosing || rows.length > 0),
    choose: () => setChoosing(true),
  };
}
