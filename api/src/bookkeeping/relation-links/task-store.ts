import type { RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { accounting_task } from '../../platform/database/schema/accounting';
import type { StoredTask } from '../connection/tasks/store';
import type { RelationRequest } from './relation-request';

type Of = { relation_id: number; office_code: string; type: RelationLedgerType };

const isOpen = inArray(accounting_task.state, ['queued', 'running']);

const isOf = ({ relation_id, office_code, type }: Of, enterprise_relation_id: number) => {
  const wanted = JSON.stringify({ enterprise_relation_id, office_code, type });
  return and(
    eq(accounting_task.relation_id, relation_id),
    eq(accounting_task.kind, 'relation'),
    sql`${accounting_task.request} @> ${wanted}::jsonb`,
  );
};

/** The making of a debtor or creditor of a relation that is under way. */
export async function findOpenTaskOf(
  db: Queries,
  of: Of,
  enterprise_relation_id: number,
): Promise<StoredTask | undefined> {
  return first(db, and(isOf(of, enterprise_relation_id), isOpen));
}

/** The last time that it was tried. */
export async function findLastTaskOf(
  db: Queries,
  of: Of,
  enterprise_relation_id: number,
): Promise<StoredTask | undefined> {
  return first(db, isOf(of, enterprise_relation_id));
}

async function first(db: Queries, where: SQL | undefined): Promise<StoredTask | undefined> {
  const [found] = await db
    .select()
    .from(accounting_task)
    .where(where)
    .orderBy(desc(accounting_task.id))
    .limit(1);
  return found;
}

/**
 * Writes down what is about to be asked of the package, or what became of it.
 *
 * @param before as it was read: of two who go on with one task at once only the first does
 * @returns whether it was as it was read, and has not ended
 */
export async function replaceRequest(
  db: Queries,
  id: number,
  before: RelationRequest,
  after: RelationRequest,
): Promise<boolean> {
  const changed = await db
    .update(accounting_task)
    .set({ request: after })
    .where(
      and(
        eq(accounting_task.id, id),
        sql`${accounting_task.request} = ${JSON.stringify(before)}::jsonb`,
        isOpen,
      ),
    )
    .returning({ id: accounting_task.id });
  return changed.length > 0;
}
