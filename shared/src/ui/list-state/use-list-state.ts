import { useContext, useEffect, useRef, useState } from 'react';
import { RouterContext, useNavigation } from '../../router';
import {
  defaultFilters,
  type ListQuery,
  otherParams,
  type QuerySchema,
  readQuery,
  writeQuery,
} from './list-query';
import { keepPageSize, keptPageSize } from './page-size';
import { openingParams, useRememberedParams } from './remembered';

/** The state of a list: it lives in the address, so that Back and a copied link show the same. */
export type ListState<Query extends ListQuery> = {
  query: Query;
  /** Changes something; unless a page is asked for, the first one follows. */
  change(patch: Partial<Query>): void;
  /** Changes what its user did not ask for: Back does not lead to how it was, and what was opened over the list stays. */
  correct(patch: Partial<Query>): void;
  /** What stands in the search field; `query.search` follows 300 ms after the last key. */
  searchText: string;
  search(text: string): void;
  isFiltered: boolean;
  /** Whether more than the search narrows it. */
  hasFilters: boolean;
  /** Takes all filters away. */
  clear(): void;
};

const SEARCH_DELAY_MS = 300;

type Options = {
  /**
   * The name under which this session remembers, per company, how the list was left; this browser how many rows it
   * has on a page.
   */
  remember: string;
  /** Filters that are left out of that. */
  momentary?: readonly string[];
};

/**
 * What a list shows, as its address says it: filters, order and page, and what changes them. A list that is opened without
 * any shows what it was left with in this session.
 */
export function useListState<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  options: Options,
): ListState<Query> {
  // A remote that was built before every list had a name gives none.
  const { remember, momentary }: Partial<Options> = options ?? {};
  const [params, setParams] = useRememberedParams(remember, momentary);
  const query = queryOf(schema, remember, params);
  const filters = defaultFilters(schema);
  const changed = Object.entries(filters).flatMap(([key, value]) =>
    query[key as keyof Query] === value ? [] : [key],
  );

  const withPatch = (patch: Partial<Query>) => writeQuery(schema, { ...query, page: 1, ...patch });
  const change = (patch: Partial<Query>) => setParams(withPatch(patch));
  const correct = (patch: Partial<Query>) =>
    setParams((now) => new URLSearchParams([...withPatch(patch), ...otherParams(schema, now)]), {
      replace: true,
    });
  // A row that was opened before the search was due stays open.
  const { searchText, search } = useSearchText(query.search, (text) =>
    correct({ search: text } as Partial<Query>),
  );

  return {
    query,
    change: (patch) => {
      keepPageSize(remember, patch.itemsPerPage);
      change(patch);
    },
    correct,
    searchText,
    search,
    isFiltered: changed.length > 0,
    hasFilters: changed.some((key) => key !== 'search'),
    clear: () => {
      search('');
      change(filters);
    },
  };
}

/**
 * What a list asks for when it is opened at an address: for whoever asks before it is drawn.
 *
 * @param params of that address
 */
export const openingQuery = <Query extends ListQuery>(
  schema: QuerySchema<Query>,
  { remember }: Options,
  params: URLSearchParams,
): Query => queryOf(schema, remember, openingParams(remember, params));

function queryOf<Query extends ListQuery>(
  schema: QuerySchema<Query>,
  remember: string | undefined,
  params: URLSearchParams,
): Query {
  const asked = readQuery(schema, params);
  return { ...asked, itemsPerPage: keptPageSize(remember, params) ?? asked.itemsPerPage };
}

/** The text as it is typed, and a moment later in the address; when that changes, the text follows. */
function useSearchText(inAddress: string, write: (text: string) => void) {
  const [searchText, search] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);
  // A late search must not lead back a user who is on the way to another page.
  const isLeaving = useNavigation().state !== 'idle';
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    latestWrite.current = write;
  });

  useEffect(() => {
    if (inAddress !== written.current) search(inAddress);
    written.current = inAddress;
  }, [inAddress]);

  useEffect(() => {
    const text = searchText.trim();
    if (isLeaving || text === written.current) return;
    const timer = setTimeout(() => {
      // On a busy machine a click is known here before it is rendered.
      if (router?.state.navigation.state !== 'idle') return;
      written.current = text;
      latestWrite.current(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [searchText, isLeaving, router]);

  return { searchText, search };
}
