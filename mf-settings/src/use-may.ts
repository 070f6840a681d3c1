import { may, type Right } from '@boekwerk/shared/domain/rights';
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';

/** Whether whoever is signed in has a right. */
export const useMay = (right: Right): boolean =>
  useSession((session) => {
    const who = whoIs(session);
    return who !== null && may(who, right);
  });
