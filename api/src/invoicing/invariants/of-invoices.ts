import { SENT_STATUSES } from '@boekwerk/shared/domain/invoice/invoice-status';
import { type SQL, sql } from 'drizzle-orm';
import type { Invariant } from '../../platform/invariants/invariant';
import { ofRows } from '../../platform/invariants/of-rows';

export const INVOICES = {
  entity: 'invoice',
  from: sql`invoice`,
  key: sql`invoice.id`,
  relation_id: sql`invoice.relation_id`,
  size: 1000,
};

/** @param broken of an `invoice`, whether it does not hold */
export const ofInvoices = (key: string, name: string, broken: SQL): Invariant =>
  ofRows(INVOICES, { key, name }, broken);

export const IS_SENT = sql.raw(`invoice.status in (${SENT_STATUSES.join(', ')})`);
