import type { Token } from '@boekwerk/shared/contract/auth';
import { eq } from 'drizzle-orm';
import { relation } from '../platform/database/schema/relations';
import type { session } from '../platform/database/schema/sessions';
import { notFound, unauthenticated } from '../platform/errors';
import type { Call } from '../platform/http/call';
import { rememberOpened } from './opened-clients';
import { lockSession, rotate, TOKEN_SECONDS } from './store';
import { TEXTS } from './texts';
import { toToken } from './to-token';
import { newToken } from './tokens';

type SessionCompanies = Pick<typeof session.$inferSelect, 'relation_id' | 'origin_relation_id'>;
type Target = { relation_id: number; impersonate: boolean };

/**
 * Takes a session to another company: one where the user works, a client of the firm they work for, or from there back.
 * From one client to the next is a step from the firm as well, so nobody impersonates from within a client.
 *
 * The token before it is dead at once: what is still under way with it belongs to the former company.
 *
 * @throws HttpError 404 for any other company, as if it did not exist
 */
export async function switchRelation(
  { db, caller, record }: Pick<Call, 'db' | 'caller' | 'record'>,
  wish: Target,
): Promise<Token> {
  const before = await lockSession(db, caller.session_id);
  // Of two switches at once the second comes from where nobody is any more.
  if (!before || before.relation_id !== caller.relation_id) throw unauthenticated();

  const to = companiesFor(before, wish);
  const company = eq(relation.id, wish.relation_id);
  if (!to || (await db.$count(relation, company)) === 0) throw noSuchCompany();
  const token = newToken(before.id);
  await rotate(db, before, token, to);
  // Read back by the very rule that every later call is measured with.
  const after = await lockSession(db, before.id, { isReached: true });
  if (!after) throw noSuchCompany();
  const { user_id } = caller;
  if (to.origin_relation_id !== null)
    await rememberOpened(db, {
      user_id,
      firm_id: to.origin_relation_id,
      client_id: to.relation_id,
    });

  record({ entity: 'session', before: companiesOf(before), after: companiesOf(after) });
  return toToken(after, { token, expires_in: TOKEN_SECONDS });
}

/** Where a wish leads; `null` when it does from a client to anywhere but another client or the firm. */
function companiesFor(
  from: SessionCompanies,
  { relation_id, impersonate }: Target,
): SessionCompanies | null {
  if (impersonate)
    return { relation_id, origin_relation_id: from.origin_relation_id ?? from.relation_id };
  if (from.origin_relation_id !== null && from.origin_relation_id !== relation_id) return null;
  return { relation_id, origin_relation_id: null };
}

const companiesOf = ({ relation_id, origin_relation_id }: SessionCompanies): SessionCompanies => ({
  relation_id,
  origin_relation_id,
});

const noSuchCompany = () => notFound(TEXTS.administration);
