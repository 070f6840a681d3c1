import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/connect';
import { accounting_task } from '../../../platform/database/schema/accounting';

export type StoredTask = typeof accounting_task.$inferSelect;
type Fields = typeof accounting_task.$inferInsert;

const isOpen = inArray(accounting_task.state, ['queued', 'running']);

export async function insertTask(
  db: Queries,
  fields: Pick<Fields, 'relation_id' | 'user_id' | 'kind' | 'request'>,
): Promise<StoredTask> {
  const [made] = await db.insert(accounting_task).values(fields).returning();
  return made as StoredTask;
}

/** Says how far a task is; one that has ended stays as it is. @returns whether it had not */
export async function updateTask(
  db: Queries,
  id: number,
  fields: Partial<Pick<Fields, 'state' | 'progress' | 'message' | 'is_question' | 'request'>>,
): Promise<boolean> {
  const hasEnded = fields.state === 'done' || fields.state === 'failed';
  const changed = await db
    .update(accounting_task)
    .set(hasEnded ? { ...fields, ended_at: new Date() } : fields)
    .where(and(eq(accounting_task.id, id), isOpen))
    .returning({ id: accounting_task.id });
  return changed.length > 0;
}

export async function findOpenTask(db: Queries, id: number): Promise<StoredTask | undefined> {
  const [found] = await db
    .select()
    .from(accounting_task)
    .where(and(eq(accounting_task.id, id), isOpen));
  return found;
}

export async function findTask(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredTask | undefined> {
  const [found] = await db
    .select()
    .from(accounting_task)
    .where(and(eq(accounting_task.relation_id, relation_id), eq(accounting_task.id, id)));
  return found;
}

/** What was asked last of the link of a company or firm. */
export async function findLatestTask(
  db: Queries,
  relation_id: number,
): Promise<StoredTask | undefined> {
  const [found] = await db
    .select()
    .from(accounting_task)
    .where(and(eq(accounting_task.relation_id, relation_id), ne(accounting_task.kind, 'relation')))
    .orderBy(desc(accounting_task.id))
    .limit(1);
  return found;
}

/** Of a company: choosing an office, or reading it anew, that is under way. */
export const findOpenOfCompany = (db: Queries, relation_id: number): Promise<StoredTask[]> =>
  db
    .select()
    .from(accounting_task)
    .where(
      and(
        eq(accounting_task.relation_id, relation_id),
        inArray(accounting_task.kind, ['office', 'sync']),
        isOpen,
      ),
    );

/** Who is about to be linked with an office. */
export const findOpenOfOffice = (
  db: Queries,
  { credentials_id, office_code }: { credentials_id: number; office_code: string },
): Promise<StoredTask[]> =>
  db
    .select()
    .from(accounting_task)
    .where(
      and(
        eq(accounting_task.kind, 'office'),
        isOpen,
        eq(sql`${accounting_task.request} ->> 'credentials_id'`, String(credentials_id)),
        eq(sql`${accounting_task.request} ->> 'office_code'`, office_code),
      ),
    );

/** Those that a job should be doing. */
export const findOpenTasks = (db: Queries): Promise<{ task_id: number }[]> =>
  db.select({ task_id: accounting_task.id }).from(accounting_task).where(isOpen);
