import type { Token } from '@boekwerk/shared/contract/auth';
import type { relation_user } from '../platform/database/schema/relations';
import type { session } from '../platform/database/schema/sessions';

type SessionScope = Pick<typeof session.$inferSelect, 'relation_id' | 'origin_relation_id'> & {
  role: Pick<typeof relation_user.$inferSelect, 'type' | 'is_owner'>;
};

/** A token as the API gives it out. Whoever impersonates is an enterprise user who owns nothing. */
export function toToken(
  { relation_id, origin_relation_id, role }: SessionScope,
  { token, expires_in }: Pick<Token, 'token' | 'expires_in'>,
): Token {
  const isImpersonating = origin_relation_id !== null;
  return {
    token,
    token_type: 'bearer',
    expires_in,
    is_owner: role.is_owner && !isImpersonating,
    relation_id,
    type: isImpersonating ? 0 : role.type,
  };
}
