import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { listEnterprises } from '@boekwerk/shared/contract/firm';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import {
  administration_relation,
  administration_user,
  relation,
} from '../../platform/database/schema/relations';
import type { Window } from '../../platform/lists/pagination';
import { matchesSearch } from '../search-text';
import { isChoosable } from './seen-clients';

export type EnterpriseQuery = CheckedInputOf<typeof listEnterprises>['query'];

/** Whose clients: of the whole firm, or those that a colleague was given. */
export type ClientScope = { firm_id: number; assigned_to: number | null };

/** A client of a firm; `assignment` is what a colleague was given, empty for the owner's view. */
export type FirmClientRow = Awaited<ReturnType<typeof pageOfFirmClients>>[number];

/** How many clients, active or deleted as asked, fit a search. */
export async function countFirmClients(
  db: Queries,
  scope: ClientScope,
  query: Pick<EnterpriseQuery, 'search' | 'state' | 'shown'>,
): Promise<number> {
  return db.$count(selectFirmClients(db, scope).where(fits(scope, query)).as('client'));
}

/** A window of those clients. */
export function pageOfFirmClients(
  db: Queries,
  scope: ClientScope,
  query: EnterpriseQuery,
  { skip, take }: Window,
) {
  const direction = query.order === 'asc' ? asc : desc;
  return selectFirmClients(db, scope)
    .where(fits(scope, query))
    .orderBy(...[...SORTS[query.sort], relation.id].map((by) => direction(by)))
    .limit(take)
    .offset(skip);
}

/** An active client. */
export async function findFirmClient(
  db: Queries,
  scope: ClientScope,
  enterprise_id: number,
): Promise<FirmClientRow | undefined> {
  const [found] = await selectFirmClients(db, scope).where(
    and(fits(scope, { search: '', state: 'active', shown: 'all' }), eq(relation.id, enterprise_id)),
  );
  return found;
}

const selectFirmClients = (db: Queries, { assigned_to }: ClientScope) =>
  db
    .select({
      id: administration_relation.id,
      assignment_id: administration_user.id,
      enterprise_id: relation.id,
      type: relation.type,
      assignment_type: administration_user.type,
      name: relation.name,
      first_name: relation.first_name,
      last_name: relation.last_name,
      phone: relation.phone,
      coc_number: relation.coc_number,
      general_email: relation.general_email,
      city: relation.city,
      hidden: administration_relation.hidden,
      active: administration_relation.active,
      booking_enabled: relation.booking_enabled,
      logo_file_id: relation.logo_file_id,
    })
    .from(administration_relation)
    .innerJoin(relation, eq(relation.id, administration_relation.enterprise_id))
    .leftJoin(
      administration_user,
      and(
        eq(administration_user.administration_id, administration_relation.administration_id),
        eq(administration_user.enterprise_id, administration_relation.enterprise_id),
        // Nobody has this id: an owner's clients are not looked up among the assignments.
        eq(administration_user.user_id, assigned_to ?? 0),
      ),
    );

const SORTS: Record<EnterpriseQuery['sort'], PgColumn[]> = {
  name: [relation.name],
  person: [relation.last_name, relation.first_name],
  email: [relation.general_email],
  phone: [relation.phone],
  city: [relation.city],
};

const fits = (
  { firm_id, assigned_to }: ClientScope,
  { search, state, shown }: Pick<EnterpriseQuery, 'search' | 'state' | 'shown'>,
): SQL | undefined =>
  and(
    eq(administration_relation.administration_id, firm_id),
    eq(administration_relation.active, state === 'active' ? 1 : 0),
    eq(relation.active, 1),
    shown === 'choosable' ? isChoosable : undefined,
    assigned_to === null ? undefined : eq(administration_user.user_id, assigned_to),
    ...matchesSearch(search),
  );
