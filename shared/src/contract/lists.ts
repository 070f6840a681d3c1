import * as v from 'valibot';
import { isDate } from '../domain/dates/dates';

/** Rows on a page that a user may choose. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

const wholeNumber = (fallback: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.toNumber(),
      v.integer(),
      v.minValue(1),
      v.maxValue(max),
    ),
    fallback,
  );

/** A day in a query; empty is none. */
export const dateFilter = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.check(isDate, 'Datum is onjuist'))]),
  '',
);

/** What is looked for. Longer text is looked for by how it begins: who pasted a whole paragraph finds it all the same. */
export const searchText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => [...text].slice(0, 100).join('')),
  ),
  '',
);

/** The part of a list's query that every list has. */
export const listQuery = {
  page: wholeNumber(1, 1_000_000),
  itemsPerPage: wholeNumber(10, 100),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  search: searchText,
};

/** A range of days, both inclusive; empty is open. */
export const dateRange = { from: dateFilter, to: dateFilter };

export const Pagination = v.object({
  page: v.number(),
  itemsPerPage: v.number(),
  /** Number of the first and the last row on the page, from 1; 0 when there are none. */
  pageStart: v.number(),
  pageStop: v.number(),
  pageCount: v.number(),
  itemsLength: v.number(),
});
export type Pagination = v.InferOutput<typeof Pagination>;

/** The answer of a list: one page of rows, and per tab how many rows fit the same filters. */
export const listOf = <Row extends v.GenericSchema, Tab extends string>(
  row: Row,
  tabs: readonly Tab[],
) =>
  v.object({
    data: v.array(row),
    pagination: Pagination,
    counts: v.record(v.picklist(tabs), v.number()),
  });
