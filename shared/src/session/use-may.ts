// This file is compiled into each remote: what has identity is imported by its shared name.
import { useSession } from '@boekwerk/shared/session/session-store';
import type { Right } from '../domain/user/rights';

/** Whether the signed-in user has a right, as the API says; false until it was fetched. */
export const useMay = (right: Right): boolean =>
  useSession(({ rights }) => rights?.[right] === true);
