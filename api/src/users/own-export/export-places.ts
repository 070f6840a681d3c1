import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  administration_user,
  opened_client,
  relation,
  relation_user,
} from '../../platform/database/schema/relations';
import type { ExportTo, OfUser } from '../../platform/export/export-part';
import { atOnce } from '../../platform/export/portions';
import { yesNoCell } from '../../platform/export/yes-no-cell';
import { momentCell, textCell } from '../../platform/spreadsheets/csv';
import { TEXTS } from './texts';

const firm = alias(relation, 'firm');

/** In which companies a user works or is invited to, and which clients of a firm they were given, and went into. */
export async function exportPlaces({ db, user_id, write }: ExportTo<OfUser>): Promise<void> {
  await write({
    ...TEXTS.places,
    portions: atOnce(
      db
        .select({ membership: relation_user, company: relation.name })
        .from(relation_user)
        .innerJoin(relation, eq(relation.id, relation_user.relation_id))
        .where(eq(relation_user.user_id, user_id))
        .orderBy(asc(relation_user.id)),
    ),
    cells: ({ membership, company }) => ({
      company: textCell(company),
      type: textCell(TEXTS.types[membership.type]),
      right: textCell(TEXTS.rights[membership.is_owner ? 'owner' : 'colleague']),
      status: textCell(TEXTS.statuses[membership.status]),
      is_default: yesNoCell(membership.is_default),
    }),
  });
  await write({
    ...TEXTS.clients,
    portions: atOnce(
      db
        .select({ firm: firm.name, client: relation.name, type: administration_user.type })
        .from(administration_user)
        .innerJoin(firm, eq(firm.id, administration_user.administration_id))
        .innerJoin(relation, eq(relation.id, administration_user.enterprise_id))
        .where(eq(administration_user.user_id, user_id))
        .orderBy(asc(firm.name), asc(relation.name), asc(relation.id)),
    ),
    cells: (given) => ({
      firm: textCell(given.firm),
      client: textCell(given.client),
      right: textCell(TEXTS.clientRights[given.type]),
    }),
  });
  await write({
    ...TEXTS.opened,
    portions: atOnce(
      db
        .select({ firm: firm.name, client: relation.name, at: opened_client.opened_at })
        .from(opened_client)
        .innerJoin(firm, eq(firm.id, opened_client.administration_id))
        .innerJoin(relation, eq(relation.id, opened_client.enterprise_id))
        .where(eq(opened_client.user_id, user_id))
        .orderBy(asc(opened_client.opened_at), asc(relation.id)),
    ),
    cells: (opened) => ({
      firm: textCell(opened.firm),
      client: textCell(opened.client),
      opened: momentCell(opened.at),
    }),
  });
}
