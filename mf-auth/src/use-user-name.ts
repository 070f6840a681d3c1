import { getUser } from '@boekwerk/shared/contract/users';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { useEffect, useState } from 'react';

type Found = { isKnown: boolean; name: string | null };

/** The name of whoever is signed in; null when it cannot be found out. */
export function useUserName(): Found {
  const [found, setFound] = useState<Found>(() => fromSession());
  const { isKnown } = found;

  useEffect(() => {
    if (isKnown) return;
    let isHere = true;
    askName().then(
      (name) => isHere && setFound({ isKnown: true, name }),
      () => isHere && setFound({ isKnown: true, name: null }),
    );
    return () => {
      isHere = false;
    };
  }, [isKnown]);

  return found;
}

function fromSession(): Found {
  const { user } = currentSession();
  return user ? { isKnown: true, name: fullName(user) } : { isKnown: false, name: null };
}

async function askName(): Promise<string> {
  const { call } = await import('@boekwerk/shared/api-client/call');
  // Given by hand: an expired session must not end here, the page would start anew without its code.
  return fullName(await call(getUser, { bearer: currentSession().token ?? '' }));
}
