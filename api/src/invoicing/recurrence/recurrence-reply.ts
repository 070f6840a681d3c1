import type { Call } from '../../platform/http/call';
import { findGenerated, type StoredRecurrence } from './store';

/** A recurrence as a reply: with the invoices made by it, the last one first. */
export const recurrenceReply = async ({ db }: Pick<Call, 'db'>, found: StoredRecurrence) => ({
  ...found,
  invoices: await findGenerated(db, found.relation_id, found.id),
});
