import { listEnterprises } from '@boekwerk/shared/contract/firm';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  administration_relation,
  administration_user,
  relation,
} from '../../platform/database/schema/relations';
import { openingPage } from '../../platform/lists/opening-page';
import { firstByIndex, type RowQuery } from '../../platform/lists/page-by-index';
import type { PageWindow } from '../../platform/lists/pagination';
import {
  type AnyScope,
  CLIENT_SORTS,
  type ClientScope,
  type EnterpriseQuery,
  fits,
  indexOfClients,
  isAssignedBy,
  isParty,
  ofState,
  pageOfClients,
} from './clients-in-order';

/** A client of a firm; `assignment` is what a colleague was given, empty for the owner's view. */
export type FirmClientRow = Awaited<ReturnType<typeof selectFirmClients>>[number];

/** A window of the clients that fit, of `all` that the firm has. */
export function pageOfFirmClients(
  db: Queries,
  scope: ClientScope,
  query: EnterpriseQuery,
  page: { window: PageWindow; all: number },
): Promise<FirmClientRow[]> {
  const isWhole = scope.assigned_to === null;
  const first = isWhole && firstClients(db, scope.firm_id, query, page.window);
  return (
    first ||
    pageOfClients(db, scope, inOrder(query), page, (rows) => readLinks(db, scope, query, rows))
  );
}

/** Of all clients of a firm. */
const firstClients = openingPage(
  'firm_clients_first_page',
  listEnterprises.query,
  (db, query, { relation_id: firm_id, take }) => {
    const scope = { firm_id, assigned_to: null };
    const index = indexOfClients(scope, inOrder(query));
    return firstByIndex(index, take, (rows) => readLinks(db, scope, query, rows));
  },
);

const inOrder = (query: EnterpriseQuery) => ({
  columns: CLIENT_SORTS[query.sort],
  order: query.order,
  filter: query,
});

const readLinks = (
  db: Queries,
  scope: AnyScope,
  query: EnterpriseQuery,
  { where, orderBy, limit }: RowQuery,
) =>
  selectFirmClients(db, scope)
    .where(and(where, ofState(scope, query)))
    .orderBy(orderBy)
    .limit(limit);

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

const selectFirmClients = (db: Queries, scope: Pick<AnyScope, 'assigned_to'>) =>
  db
    .select({
      id: administration_relation.id,
      administration_id: administration_relation.administration_id,
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
    .innerJoin(relation, isParty)
    .leftJoin(administration_user, isAssignedBy(scope));
