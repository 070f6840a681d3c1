import type { Session } from '@boekwerk/shared/session/session';

/**
 * Whether a session has a right that a manifest asks for. Being signed in is asked of nobody but the session itself;
 * a name that the API does not know is a right that nobody has.
 */
export function hasRight({ token, rights }: Pick<Session, 'token' | 'rights'>, right: string) {
  if (right === 'anyone') return true;
  return right === 'signedIn' ? token !== null : rights?.[right] === true;
}
