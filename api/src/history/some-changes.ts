import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { aboutKey } from '../platform/http/audit';

/** Of the changes of a write those that are wanted: an import tells of thousands of things in one row, megabytes of them. */
export const someChanges = (isWanted: SQL) =>
  sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${audit.changes}) WHERE ${isWanted})`;

/** Whether a change is of a kind of thing, or with an id of that one, where the write names which. */
export const isChangeOf = (entity: string, id?: number) =>
  sql`starts_with(key, ${`${id === undefined ? entity : aboutKey(entity, id)}.`})`;
