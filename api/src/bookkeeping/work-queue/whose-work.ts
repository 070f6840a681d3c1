import type { listWork } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { eq, type SQL } from 'drizzle-orm';
import type { namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';

export type WorkQuery = CheckedInputOf<typeof listWork>['query'];

/** The clients whose books the caller keeps, to be joined with what is theirs. */
export type Clients = ReturnType<typeof namedClientsBookedBy>;

/** Whether a row is of the one client that was asked for; nothing when it is of all. */
export const isOf = (clients: Clients, { relation_id }: WorkQuery): SQL | undefined =>
  relation_id === '' ? undefined : eq(clients.id, relation_id);
