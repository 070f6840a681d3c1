import type { ReactNode } from 'react';
import type { Pagination } from '../../contract/lists';
import type { To } from '../../router';
import type { ListQuery } from '../list-state/list-query';
import type { ListState } from '../list-state/use-list-state';
import type { ActionItem } from '../menu/action-item';
import type { TableColumns } from '../table/table-column';

export type ListRow = { id: number };

/** A column with `sorter: true` sorts by its `key`. */
export type ListColumns<Row> = TableColumns<Row>;

/** The state of the query that asks for a page of rows. */
export type ListAnswer<Row> = {
  data:
    | { data: Row[]; pagination: Pagination; counts: { [tab: string]: number | undefined } }
    | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** A row on a phone: what it is and how much, below that the rest. */
export type PhoneRow = {
  title: string;
  amount?: ReactNode;
  meta?: ReactNode;
  badge?: ReactNode;
  /** What leads elsewhere than the row itself does: below it. */
  links?: ReactNode;
};

export type ListTexts = {
  search: string;
  loading: string;
  nothingFound: string;
  failed: string;
};

export type ListProps<Row extends ListRow> = {
  title: string;
  /** The one primary action. */
  action?: ReactNode;
  /** Above the list: the progress of something in the background, or the rows that are used most. */
  notice?: ReactNode;
  list: ListState<ListQuery>;
  query: ListAnswer<Row>;
  /** The first one shows everything. */
  tabs?: readonly { key: string; label: string }[];
  /** Number of rows per tab, when another answer than that of `query` may know it earlier. */
  counts?: { [tab: string]: number | undefined };
  filters?: ReactNode;
  columns: ListColumns<Row>;
  /** Where a row leads; its first cell holds the link itself. */
  rowLink?: (row: Row) => To;
  /** What opens a row that has no address of its own; its first cell holds a button for it. */
  onOpen?: (row: Row) => void;
  phoneRow: (row: Row) => PhoneRow;
  rowActions?: (row: Row) => readonly ActionItem[];
  /** What the menu with those is called, when it names the row. */
  actionsLabel?: (row: Row) => string;
  /** Of less weight than the others: kept, but hardly used. */
  isMuted?: (row: Row) => boolean;
  /**
   * What can be done to the ticked rows at once, those of other pages included; without it there is nothing to
   * tick. `keep` leaves only some ticked afterwards: `[]` is none.
   */
  bulkActions?: (
    rows: readonly Row[],
    keep: (ids: readonly number[]) => void,
  ) => readonly ActionItem[];
  /** The button of what can be done stands there, out of reach, also while nothing is ticked. */
  showsIdleActions?: true;
  /** Whether a row may be ticked; all may when it is left out. */
  canTick?: (row: Row) => boolean;
  /** How many rows can be ticked, as many as a call takes at once. */
  mostTicked?: number;
  /** Shown while there is nothing at all. */
  empty: ReactNode;
  texts: ListTexts;
};
