import {
  type LikelyBooking,
  MAX_CHOICES,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import {
  RELATION_LEDGER_TYPES,
  type RelationLedgerType,
} from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../platform/http/call';
import { getCustomer } from '../../relations/customers/read-customers';
import { firstOf } from './first-of';
import { asLink } from './relation-link';
import { findLinkRow, findLinks } from './store';
import { suggestionFor } from './suggestion';

type Context = Pick<Call, 'db' | 'caller'>;

/** Whom to book on: the first customers or suppliers that fit, linked or not. */
export async function listRelationLinks(
  { db, caller }: Context,
  { type, search }: { type: RelationLedgerType; search: string },
) {
  const count = MAX_CHOICES + 1;
  const rows = await findLinks(db, caller.relation_id, { type, search, count });
  return firstOf(rows, (row) => asLink(row, type));
}

/**
 * What one relation is as debtor and as creditor, and how its next document is likely to be booked.
 *
 * @throws HttpError 404 for another company's
 */
export async function getRelationLinks(call: Context, id: number) {
  await getCustomer(call, id);
  const { db, caller } = call;
  const links = RELATION_LEDGER_TYPES.map((type) =>
    likelyBooking(db, caller.relation_id, { id, type }),
  );
  return (await Promise.all(links)).filter((link) => link !== null);
}

/** What a relation is as debtor, or as creditor, and how its next document is likely to be booked; null for another company's. */
export async function likelyBooking(
  db: Call['db'],
  relation_id: number,
  { id, type }: { id: number; type: RelationLedgerType },
): Promise<LikelyBooking | null> {
  const row = await findLinkRow(db, relation_id, { id, type });
  if (!row) return null;
  const link = asLink(row, type);
  return { ...link, ...(await suggestionFor(db, relation_id, link)) };
}
