import { arrayContains } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { aboutKey } from '../platform/http/audit';
import type { Part } from './parts-of';
import type { StoredAudit } from './store';

/** Writes about one thing, alone or among others. */
export const isAbout = (entity: string, id: number) =>
  arrayContains(audit.about, [aboutKey(entity, id)]);

/** One thing with what hangs on it: the payments of an invoice. */
export type Whole = {
  entity: string;
  id: number;
  /** What hangs on it. */
  parts: readonly string[];
  /** The fields in which those name it. */
  named: readonly string[];
};

/** Whether a part of a write about it is the thing itself or hangs on it, rather than on another of the same call. */
export function belongsTo(
  whole: Whole,
  part: Part,
  { about }: Pick<StoredAudit, 'about'>,
): boolean {
  if (part.entity === whole.entity) return part.id === whole.id;
  if (!whole.parts.includes(part.entity)) return false;
  const names = whole.named
    .flatMap((field) => part.fields[field] ?? [])
    .filter((id) => id !== null);
  if (names.length > 0) return names.every((id) => id === whole.id);
  // What was changed does not say of what it is: it is of the only one.
  return about.filter((key) => key.startsWith(`${whole.entity}.`)).length === 1;
}
