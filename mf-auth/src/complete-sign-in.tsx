import type { SignedIn, Token } from '@boekwerk/shared/contract/auth';
import { endingOf, putEnding } from '@boekwerk/shared/session/ending';
import { startSession } from '@boekwerk/shared/session/session-store';
import { type ComponentType, useState } from 'react';
import type { TwoStepProps } from './two-step/two-step-dialog';

/** `expired`: the second step took too long; `unavailable`: it could not be fetched. */
export type Outcome = 'signedIn' | 'cancelled' | 'expired' | 'unavailable';

type SecondStep = { Dialog: ComponentType<TwoStepProps>; props: TwoStepProps };

/**
 * Leads whoever signed in to their session: at once, or by way of the second step, whose dialog the page
 * shows. A page goes on by itself afterwards.
 */
export function useCompleteSignIn() {
  const [step, setStep] = useState<SecondStep | null>(null);

  async function complete(signedIn: SignedIn): Promise<Outcome> {
    if (signedIn.qr_code_url === 'valid') {
      startAfresh(signedIn.token);
      return 'signedIn';
    }
    const Dialog = await fetchDialog();
    if (Dialog === null) return 'unavailable';

    const outcome = await new Promise<Outcome>((resolve) =>
      setStep({
        Dialog,
        props: {
          signedIn,
          onSignedIn: (token) => {
            startAfresh(token);
            resolve('signedIn');
          },
          onStop: resolve,
        },
      }),
    );
    setStep(null);
    return outcome;
  }

  return { complete, dialog: step && <step.Dialog {...step.props} /> };
}

const fetchDialog = () =>
  import('./two-step/two-step-dialog').then(
    ({ TwoStepDialog }) => TwoStepDialog,
    () => null,
  );

/** Nothing stays in this tab of whoever used it before, but how to go on where their session ended. */
function startAfresh(token: Token): void {
  const ending = endingOf();
  sessionStorage.clear();
  if (ending) putEnding(ending);
  startSession(token);
}
