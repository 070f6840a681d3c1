import type { StoredAudit } from './store';

/** What a write did to one of the things it changed. */
export type Part = {
  entity: string;
  id: number | null;
  fields: { [field: string]: readonly [unknown, unknown] };
};

/** A field of what does not name the row: `payment.5.amount`; what is new without an id has none. */
const OF_OTHER = /^([a-z_]+)\.(\d*)\.(.+)$/;

/** An audit row by the things that it is about; what names the row comes first, also when nothing of it changed. */
export function partsOf({ entity, entity_id, changes }: StoredAudit): Part[] {
  const first: Part = { entity: entity ?? '', id: entity_id, fields: {} };
  const parts = new Map([[keyOf(first), first]]);
  for (const [key, change] of Object.entries(changes)) {
    const [, other, id, field] = OF_OTHER.exec(key) ?? [];
    const named = other ? { entity: other, id: id ? Number(id) : null } : first;
    const part = parts.get(keyOf(named)) ?? { ...named, fields: {} };
    part.fields[field ?? key] = change;
    parts.set(keyOf(part), part);
  }
  return [...parts.values()];
}

const keyOf = ({ entity, id }: Pick<Part, 'entity' | 'id'>) => `${entity}.${id}`;
