import type { ProjectQuery } from '@boekwerk/shared/contract/bookkeeping/projects';
import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import { project } from '../../platform/database/schema/projects';
import { hasWords } from '../../platform/database/search-words';
import { pageByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';

export type StoredProject = typeof project.$inferSelect;
type NewProject = Omit<typeof project.$inferInsert, 'relation_id'>;

const SORTS: Record<ProjectQuery['sort'], PgColumn[]> = {
  name: [project.name],
  person: [project.last_name, project.first_name],
  email: [project.email],
  city: [project.city],
};

/** How many projects hold every word of the search. */
export const countProjects = (db: Queries, relation_id: number, search: string): Promise<number> =>
  db.$count(project, found(relation_id, search));

/** A window of the projects that hold every word of the search. */
export function findProjects(
  db: Queries,
  relation_id: number,
  { search, sort, order }: ProjectQuery,
  window: PageWindow,
): Promise<StoredProject[]> {
  const columns = [...SORTS[sort], project.id];
  const index = { from: project, id: project.id, columns, order };
  return pageByIndex({ ...index, ...window, fits: found(relation_id, search) }, (rows) =>
    selectProjects(db, rows),
  );
}

const selectProjects = (db: Queries, { where, orderBy, limit }: RowQuery) =>
  db.select().from(project).where(where).orderBy(orderBy).limit(limit);

const found = (relation_id: number, search: string) =>
  and(eq(project.relation_id, relation_id), ...hasWords(project.search_text, search));

const isProject = (relation_id: number, id: number) =>
  and(eq(project.relation_id, relation_id), eq(project.id, id));

export async function findProject(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredProject | undefined> {
  const [one] = await db.select().from(project).where(isProject(relation_id, id));
  return one;
}

/** The same; nobody else can change it until the transaction ends. */
export async function lockProject(
  db: Queries,
  relation_id: number,
  id: number,
): Promise<StoredProject | undefined> {
  const [locked] = await db.select().from(project).where(isProject(relation_id, id)).for('update');
  return locked;
}

export async function insertProject(
  db: Queries,
  relation_id: number,
  values: NewProject,
): Promise<StoredProject> {
  const [inserted] = await db
    .insert(project)
    .values({ ...values, relation_id })
    .returning();
  return inserted as StoredProject;
}

export async function updateProjectRow(
  db: Queries,
  { relation_id, id }: StoredProject,
  values: Partial<NewProject>,
): Promise<StoredProject> {
  const [changed] = await db
    .update(project)
    .set(values)
    .where(isProject(relation_id, id))
    .returning();
  return changed as StoredProject;
}

export const deleteProjectRow = (db: Queries, { relation_id, id }: StoredProject) =>
  db.delete(project).where(isProject(relation_id, id));
