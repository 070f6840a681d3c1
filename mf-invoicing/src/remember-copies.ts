import { currentSession, describeSession } from '@boekwerk/shared/session/session-store';

/** Whether whoever is signed in wanted a copy of what they mailed last. */
export const wantsCopies = (): boolean => currentSession().user?.mail_copies ?? false;

/** The next e-mail begins with the choice of this one, as the API remembers it. */
export function rememberCopies(mail_copies: boolean): void {
  const { user } = currentSession();
  if (user) describeSession({ user: { ...user, mail_copies } });
}
