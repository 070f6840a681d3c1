import type { InvoiceTab } from '@boekwerk/shared/contract/invoicing';
import type { Pagination } from '@boekwerk/shared/contract/lists';
import { skipped } from '../../platform/http/pagination';

export type Counts = Record<InvoiceTab, number>;

/** Rows to skip and to take, out of `total` that fit. */
export type Window = { skip: number; take: number; total: number };

export function windowOf(pagination: Pagination): Window {
  const skip = skipped(pagination);
  const { pageStop, itemsLength } = pagination;
  return { skip, take: Math.max(0, pageStop - skip), total: itemsLength };
}
