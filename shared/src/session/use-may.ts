// This file is compiled into each remote: what has identity is imported by its shared name.
import { useSession, whoIs } from '@boekwerk/shared/session/session-store';
import { may, type Right } from '../domain/rights';

/** Whether whoever is signed in has a right. */
export const useMay = (right: Right): boolean =>
  useSession((session) => {
    const who = whoIs(session);
    return who !== null && may(who, right);
  });
