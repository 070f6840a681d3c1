import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { ASSIGNMENT_NAMES } from '@boekwerk/shared/domain/user/rights';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect';
import { administration_relation, relation } from '../platform/database/schema/relations';
import type { Part } from './parts-of';

/** A client that a colleague was given, as a call recorded it. */
type Assignment = { enterprise_id: number; type: 0 | 1 };

/** Names the clients that a colleague of the firm was given or lost: `Bakkerij Jansen (Boekhouding)`. */
export const withClientNames =
  (db: Queries, firm_id: number) =>
  async (parts: Part[]): Promise<Part[]> => {
    const ids = parts
      .flatMap(pairOf)
      .flatMap(listOf)
      .map(({ enterprise_id }) => enterprise_id);
    if (ids.length === 0) return parts;
    const names = await namesOf(db, firm_id, ids);
    const told = (value: unknown) =>
      listOf(value).map(
        ({ enterprise_id, type }) => `${names.get(enterprise_id)} (${ASSIGNMENT_NAMES[type]})`,
      );
    return parts.map((part) => {
      if (!part.fields.administrations) return part;
      const [from, to] = part.fields.administrations;
      return { ...part, fields: { ...part.fields, administrations: [told(from), told(to)] } };
    });
  };

const pairOf = ({ fields }: Part) => fields.administrations ?? [];

const listOf = (value: unknown): Assignment[] => (Array.isArray(value) ? value : []);

async function namesOf(db: Queries, firm_id: number, ids: number[]) {
  const rows = await db
    .select({
      id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
    })
    .from(relation)
    .innerJoin(
      administration_relation,
      and(
        eq(administration_relation.enterprise_id, relation.id),
        eq(administration_relation.administration_id, firm_id),
      ),
    )
    .where(inArray(relation.id, ids));
  return new Map(rows.map((row) => [row.id, partyName(row)]));
}
