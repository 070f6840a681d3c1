import { activate } from '@boekwerk/shared/contract/auth';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { useNavigate } from '@boekwerk/shared/router';
import { useEffect, useState } from 'react';
import { failureText, isAlreadyDone, isTransient } from '../failure-text';
import { withNotice } from '../login-notice';
import { once } from '../once';
import { useCompleteSignIn } from '../use-complete-sign-in';

/** What a code has proven: that the account is somebody's, or that another address is. */
export type Proven = ReplyOf<typeof activate>['proven'];

/** Spends the code on arrival, and signs in. A code that is no longer good leads to the sign-in page. */
export function useActivation(code: string) {
  const navigate = useNavigate();
  const { complete, dialog } = useCompleteSignIn();
  const [proven, setProven] = useState<Proven | null>(null);
  const [doneAlready, setDoneAlready] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);

  // Once on arrival, and for each new attempt.
  useEffect(() => {
    let isHere = true;
    setFailure(null);
    once(`activate ${code}`, () => spend(code)).then(
      async (signedIn) => {
        if (!isHere) return;
        if ((await complete(signedIn)) === 'signedIn') setProven(signedIn.proven);
        else await navigate('/login', withNotice('activated'));
      },
      async (error) => {
        if (!isHere) return;
        if (isAlreadyDone(error)) setDoneAlready(error.message);
        else if (isTransient(error)) setFailure(failureText(error));
        else await navigate('/login', withNotice('activationFailed'));
      },
    );
    return () => {
      isHere = false;
    };
  }, [code, attempt]);

  const retry = () => setAttempt((last) => last + 1);
  return { proven, doneAlready, failure, retry, dialog };
}

async function spend(activation_code: string) {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(activate, { body: { activation_code } });
}
