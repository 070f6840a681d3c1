import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { and, eq, getTableName } from 'drizzle-orm';
import type { Queries } from '../database/connect';
import { ENTITIES } from '../database/entities';
import { conflict, notFound } from '../errors';
import { lastChange } from './audit';
import type { Caller } from './caller';
import { TEXTS } from './texts';

/**
 * Locks the record that a write is about, when the write says which version it was based on, and compares.
 *
 * @throws HttpError 409 that names who changed it in between, 404 outside the caller's company
 */
export async function refuseStale(
  db: Queries,
  endpoint: Endpoint,
  { params, body, caller }: { params: unknown; body: unknown; caller: Caller },
): Promise<void> {
  const basedOn = field(body, 'updated_at');
  const entity = endpoint.ids['params.id'];
  const place = entity && ENTITIES[entity];
  if (typeof basedOn !== 'string' || !(place instanceof Object)) return;

  const id = Number(field(params, 'id'));
  const [row] = await db
    .select({ updated_at: place.updated_at })
    .from(place.table)
    .where(and(eq(place.id, id), eq(place.company, caller.relation_id)))
    .for('update');
  if (!row) throw notFound();

  // Actions record under the name of the table: a customer is the same record as a relation.
  const names = { entity: getTableName(place.table), id };
  await refuseChanged(db, names, { basedOn, updated_at: row.updated_at as Date });
}

/**
 * Compares the version that a write was based on, if it says so, with the one that is there.
 *
 * @throws HttpError 409 that names who changed it in between
 */
export async function refuseChanged(
  db: Queries,
  names: Parameters<typeof lastChange>[1],
  { basedOn, updated_at }: { basedOn: string | undefined; updated_at: Date },
): Promise<void> {
  if (basedOn === undefined || updated_at.getTime() === Date.parse(basedOn)) return;

  const by = await lastChange(db, names);
  throw conflict(by ? TEXTS.changedBy(by.name, formatInstant(by.at.toISOString())) : TEXTS.changed);
}

const field = (from: unknown, name: string): unknown =>
  from instanceof Object ? (from as Record<string, unknown>)[name] : undefined;
