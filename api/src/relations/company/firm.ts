import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateFirm as contract } from '@boekwerk/shared/contract/firm';
import { and, asc, eq } from 'drizzle-orm';
import { refuseUnprintableParty } from '../../formats/pdf/refuse-unprintable';
import { administration_relation, relation } from '../../platform/database/schema/relations';
import { notFound } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import type { RelationRow } from '../relation-row';
import { TEXTS } from '../texts';
import { changeCompany } from './company';
import { lockCompany } from './lock-company';
import { notifyOfChanges } from './notify-of-changes';
import { findCompany } from './store';

type Form = CheckedInputOf<typeof contract>['body'];

type Scope = Pick<Call, 'db' | 'caller'>;

/**
 * The firm that the caller works in.
 *
 * @param find how its row is read; `lockCompany` for who changes it
 * @throws HttpError 404 for any other id, and for a company that is no firm
 */
export async function ownFirm(
  { db, caller }: Scope,
  id: number,
  find = findCompany,
): Promise<RelationRow> {
  const found = id === caller.relation_id ? await find(db, id) : undefined;
  if (found?.relation_user_type !== 1) throw notFound(TEXTS.relation);
  return found;
}

/**
 * Fills in the firm; its owners hear of another address, as of any other change of it.
 *
 * @throws HttpError 404 for what is not the caller's firm, 422 at what is changed into what cannot be printed
 */
export async function updateFirm(
  call: Call,
  id: number,
  { updated_at: _, ...form }: Form,
): Promise<null> {
  const before = await ownFirm(call, id, lockCompany);
  refuseUnprintableParty(form, before);
  const after = await changeCompany(call, before, form);
  await notifyOfChanges(call, before, after);
  return null;
}

/** The firm that keeps the books of the caller's company, if any. @throws HttpError 404 for another company */
export async function getParent({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number) {
  if (id !== caller.relation_id) throw notFound(TEXTS.relation);
  const [firm] = await db
    .select({ id: relation.id, name: relation.name })
    .from(administration_relation)
    .innerJoin(relation, eq(relation.id, administration_relation.administration_id))
    .where(
      and(
        eq(administration_relation.enterprise_id, id),
        eq(administration_relation.active, 1),
        eq(relation.active, 1),
      ),
    )
    .orderBy(asc(administration_relation.id))
    .limit(1);
  return firm ?? null;
}
