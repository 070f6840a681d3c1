import type { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { type SQL, sql } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';

/** The state is part of the text of the statement, so that the planner knows the indexes of that state by it. */
export const hasStatus = (status: DocumentStatus): SQL =>
  sql`${booking_item.status} = ${literal(status)}`;

/** The same of all other states. */
export const hasOtherStatus = (status: DocumentStatus): SQL =>
  sql`${booking_item.status} <> ${literal(status)}`;

const literal = (status: DocumentStatus) => sql.raw(String(status));
