import type { SessionAnswers } from '@boekwerk/shared/contract/session-answers';

/**
 * What a session holds of what the API says of it.
 *
 * @throws Error without rights: an older API may not give them, and without them a page cannot be decided on
 */
export function detailsOf({
  user,
  company,
  connection,
}: Pick<SessionAnswers, 'user' | 'company'> & {
  connection: Pick<SessionAnswers['connection'], 'exists'>;
}) {
  const { is_impersonating, rights, original } = company;
  if (!rights) throw new Error('The API gave no rights');
  const { id, name } = company.relation;
  const relation = { id, name, has_connection: connection.exists };
  return { user, relation, original, is_impersonating, rights };
}
