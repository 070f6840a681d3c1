import { useRef, useState } from 'react';
import type { ListProps, ListRow } from './list-props';

const MOST_TICKED = 100;

export type Selection<Row> = {
  /** In the order in which they were ticked, those of other pages included. */
  rows: readonly Row[];
  ids: readonly number[];
  /** No more can be ticked. */
  isFull: boolean;
  /** Of the page, those that can be ticked, or are. */
  openIds: readonly number[];
  /** Says which rows of the page are ticked. */
  tick: (ids: readonly number[]) => void;
  /** @param isRange all from the one before up to this one, as with shift */
  tickRow: (id: number, isTicked: boolean, isRange?: boolean) => void;
  /** Leaves only these ticked; none is also the end of choosing. */
  keep: (ids: readonly number[]) => void;
  /** Rows are ticked, or there to be ticked. */
  isChoosing: boolean;
  /** Where rows are opened by a tap, this makes a tap tick them. */
  choose: () => void;
  /** Another one each time a button begins or ends choosing; a tick leaves it as it is. */
  choice: { isOn: boolean };
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
  const [choice, setChoice] = useState({ isOn: false });
  const [ticked, setTicked] = useState<{ tab?: string; rows: readonly Row[] }>({ rows: [] });
  const page = query.data?.data ?? [];
  const onPage = new Map(page.map((row) => [row.id, row]));
  const before = ticked.tab === tab ? ticked.rows : [];
  // Rows of this page as they are now, not as they were when they were ticked.
  const rows = before.map((row) => onPage.get(row.id) ?? row).filter(canTick);
  const ids = rows.map(({ id }) => id);
  const isFull = rows.length >= mostTicked;
  const openIds = page
    .filter((row) => ids.includes(row.id) || (canTick(row) && !isFull))
    .map(({ id }) => id);
  const last = useRef<number>(undefined);

  const tick = (wanted: readonly number[]) => {
    const staying = rows.filter(({ id }) => !onPage.has(id) || wanted.includes(id));
    const added = page.filter(
      (row) => canTick(row) && wanted.includes(row.id) && !ids.includes(row.id),
    );
    setTicked({ tab, rows: [...staying, ...added].slice(0, mostTicked) });
  };

  return {
    rows,
    ids,
    isFull,
    openIds,
    tick,
    tickRow: (id, isTicked, isRange = false) => {
      const changed = isRange ? between(openIds, last.current, id) : [id];
      last.current = id;
      tick(isTicked ? [...ids, ...changed] : ids.filter((other) => !changed.includes(other)));
    },
    // Long after a tick, at the end of what was done to the rows, others may have been ticked.
    keep: (ids) => {
      setTicked((now) => ({ ...now, rows: now.rows.filter(({ id }) => ids.includes(id)) }));
      if (ids.length === 0) setChoice({ isOn: false });
    },
    isChoosing: bulkActions !== undefined && (choice.isOn || rows.length > 0),
    choose: () => setChoice({ isOn: true }),
    choice,
  };
}

/** Both included; the second alone when the first is not there. */
function between(ids: readonly number[], first: number | undefined, second: number): number[] {
  const ends = [first ?? second, second].map((id) => ids.indexOf(id));
  return ends.includes(-1) ? [second] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
