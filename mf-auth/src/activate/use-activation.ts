import type { ApiError } from '@boekwerk/shared/api-client/api-error';
import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import { activate } from '@boekwerk/shared/contract/auth';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useNavigate } from '@boekwerk/shared/router';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { useEffect, useState } from 'react';
import { failureText, isAlreadyDone, isTransient } from '../failure-text';
import type { LinkResultProps } from '../link-result';
import { withNotice } from '../login-notice';
import { once } from '../once';
import { useCompleteSignIn } from '../use-complete-sign-in';

/** What a code has proven: that the account is somebody's, or that another address is. */
export type Proven = Activated['proven'];

type Activated = ReplyOf<typeof activate>;

/** What the sign-in page says to who stops at the second factor. */
const NOTICES = { account: 'activated', address: 'addressProven' } as const;

/** Whose link it is, by their address, when that is somebody else than who is signed in. */
type Other = { email: string; goOn: () => void };

/**
 * Spends the code on arrival, and signs in; whoever is signed in as somebody else is asked first. A code that is no
 * longer good leads to the sign-in page.
 */
export function useActivation(code: string) {
  const navigate = useNavigate();
  const { complete, dialog } = useCompleteSignIn();
  const [proven, setProven] = useState<Proven | null>(null);
  const [result, setResult] = useState<LinkResultProps | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [other, setOther] = useState<Other | null>(null);
  const [attempt, setAttempt] = useState(1);

  async function goOn(signedIn: Activated): Promise<void> {
    setOther(null);
    if ((await complete(signedIn)) === 'signedIn') setProven(signedIn.proven);
    else await navigate('/login', withNotice(NOTICES[signedIn.proven]));
  }

  // Once on arrival, and for each new attempt.
  useEffect(() => {
    let isHere = true;
    setFailure(null);
    once(`activate ${code}`, () => spend(code)).then(
      async (signedIn) => {
        const email = await anothersAddress(signedIn);
        if (!isHere) return;
        if (email === null) await goOn(signedIn);
        else setOther({ email, goOn: () => void goOn(signedIn) });
      },
      async (error) => {
        if (!isHere) return;
        if (isAlreadyDone(error)) setResult({ text: error.message, tone: 'green' });
        else if (isTaken(error)) setResult({ text: error.message, tone: 'red' });
        else if (isTransient(error)) setFailure(failureText(error));
        else await navigate('/login', withNotice('activationFailed'));
      },
    );
    return () => {
      isHere = false;
    };
  }, [code, attempt]);

  const retry = () => setAttempt((last) => last + 1);
  return { proven, other, result, failure, retry, dialog };
}

/** The address is somebody else's by now. */
const isTaken = (error: unknown): error is ApiError => isRefusal(error) && 'email' in error.errors;

async function spend(activation_code: string) {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(activate, { body: { activation_code } });
}

/**
 * The address of whose code it was, when somebody else is signed in, or whoever can no longer say who they are: anybody may
 * send somebody a link of their own account, and what is done there would be theirs. Null as well before a second factor,
 * which nobody has of another's account.
 */
async function anothersAddress({ session }: Activated): Promise<string | null> {
  const { token } = currentSession();
  if (token === null || !session) return null;
  const { call } = await import('@boekwerk/shared/api-client/call');
  const { getUser } = await import('@boekwerk/shared/contract/users');
  const own = await call(getUser, { bearer: token }).catch(() => null);
  return own?.id === session.user.id ? null : session.user.email;
}
