import { PAGE_SIZES } from '../../contract/lists';

/** A choice about this screen, so it outlives the session. */
const keyOf = (name: string) => `boekwerk.page-size.${name}`;

/**
 * How many rows a list is opened with, as it was left; null when nobody chose, or the address tells a page of it.
 *
 * @param name of the list; one without is not remembered
 */
export function keptPageSize(name: string | undefined, params: URLSearchParams): number | null {
  if (name === undefined || params.has('itemsPerPage') || params.has('page')) return null;
  const kept = Number(localStorage.getItem(keyOf(name)));
  return PAGE_SIZES.find((size) => size === kept) ?? null;
}

export function keepPageSize(name: string | undefined, size: number | undefined): void {
  if (name !== undefined && size !== undefined) localStorage.setItem(keyOf(name), String(size));
}
