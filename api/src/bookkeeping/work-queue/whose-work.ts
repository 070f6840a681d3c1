import type { listWork } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { eq, type SQL, sql } from 'drizzle-orm';
import { likePatterns } from '../../platform/database/like-pattern';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import type { namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';

export type WorkQuery = CheckedInputOf<typeof listWork>['query'];

/** The clients whose books the caller keeps, to be joined with what is theirs. */
export type Clients = ReturnType<typeof namedClientsBookedBy>;

/** Whether a row is of the one client that was asked for; nothing when it is of all. */
export const isOf = (clients: Clients, { relation_id }: WorkQuery): SQL | undefined =>
  relation_id === '' ? undefined : eq(clients.id, relation_id);

/** Each word stands in what a document is searched in, or in the name of its company. */
export const isFound = (clients: Clients, search: string): SQL[] =>
  likePatterns(search).map(
    (pattern) => sql`${booking_item.search_text} || ' ' || lower(${clients.name}) like ${pattern}`,
  );
