import type { AlikeField } from '@boekwerk/shared/contract/alike';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { plainPartyName } from '../../platform/database/party-name';
import { relation } from '../../platform/database/schema/relations';
import { clientsOf } from '../firm-clients/seen-clients';
import { type Likeness, likenessOf } from './likeness';

/** Whose relations: the customers and suppliers of a company, or the clients of a firm. */
export type Owner = { relation_id: number; isFirm: boolean };

export type Alike = Likeness & { id: number };

/** The owner's relations that look like one of these, by number; not those that were deleted. */
export function findAlike(db: Queries, owner: Owner, these: readonly Likeness[]): Promise<Alike[]> {
  const keys = these.flatMap(likenessOf);
  const texts = (of: AlikeField) =>
    sql.param([...new Set(keys.filter(({ field }) => field === of).map(({ text }) => text))]);
  return db
    .select({
      id: relation.id,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      email: relation.email,
      general_email: relation.general_email,
      coc_number: relation.coc_number,
    })
    .from(relation)
    .where(
      and(
        isOf(db, owner),
        or(
          sql`${relation.coc_number} = any(${texts('coc_number')}::text[])`,
          sql`lower(${relation.email}) = any(${texts('email')}::text[])`,
          sql`lower(${relation.general_email}) = any(${texts('email')}::text[])`,
          sql`${plainPartyName} = any(${texts('name')}::text[])`,
        ),
      ),
    )
    .orderBy(asc(relation.id));
}

const isOf = (db: Queries, { relation_id, isFirm }: Owner) =>
  isFirm
    ? inArray(relation.id, clientsOf(db, relation_id))
    : and(eq(relation.owner_relation_id, relation_id), eq(relation.active, 1));
