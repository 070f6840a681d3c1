import { MAX_CHOICES } from '@boekwerk/shared/contract/bookkeeping/relation-links';

/** What a list to choose from shows. @param rows as many as that and one more, which says that there are others */
export const firstOf = <Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({
  data: rows.slice(0, MAX_CHOICES).map(show),
  has_more: rows.length > MAX_CHOICES,
});
