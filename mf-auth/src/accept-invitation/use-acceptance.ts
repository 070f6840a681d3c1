import type { SignedIn } from '@boekwerk/shared/contract/auth';
import { useNavigate } from '@boekwerk/shared/router';
import { useEffect, useState } from 'react';
import { failureText, isAlreadyDone } from '../failure-text';
import { isExpiredLink } from '../is-expired-link';
import { withNotice } from '../login-notice';
import { once } from '../once';
import { useCompleteSignIn } from '../use-complete-sign-in';
import { accept, asksForPassword } from './accept';

type State =
  | { at: 'busy' }
  /** There is no account yet. */
  | { at: 'password' }
  /** It may work in a moment. */
  | { at: 'failed'; text: string }
  /** It was accepted earlier. */
  | { at: 'done'; text: string }
  /** The link is of no use any more. */
  | { at: 'refused' };

/** Accepts on arrival; whoever has no account yet is asked for a password first. */
export function useAcceptance(code: string) {
  const navigate = useNavigate();
  const { complete, dialog } = useCompleteSignIn();
  const [state, setState] = useState<State>({ at: 'busy' });
  const [attempt, setAttempt] = useState(1);

  async function signIn(signedIn: SignedIn): Promise<void> {
    const outcome = await complete(signedIn);
    if (outcome === 'signedIn') await navigate('/dashboard', { replace: true });
    else await navigate('/login', withNotice('invitationAccepted'));
  }

  function fail(error: unknown): void {
    if (asksForPassword(error)) setState({ at: 'password' });
    else if (isAlreadyDone(error)) setState({ at: 'done', text: error.message });
    else if (isExpiredLink(error)) setState({ at: 'refused' });
    else setState({ at: 'failed', text: failureText(error) });
  }

  // Once on arrival, and for each new attempt.
  useEffect(() => {
    let isHere = true;
    setState({ at: 'busy' });
    once(`accept ${code}`, () => accept(code)).then(
      (signedIn) => (isHere ? signIn(signedIn) : undefined),
      (error) => (isHere ? fail(error) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [code, attempt]);

  return { state, retry: () => setAttempt((last) => last + 1), signIn, fail, dialog };
}
