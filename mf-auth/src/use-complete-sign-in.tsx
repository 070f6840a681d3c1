import type { SignedIn, Started } from '@boekwerk/shared/contract/auth';
import { lastSessionEnd, storeSessionEnd } from '@boekwerk/shared/session/session-end';
import { startSession } from '@boekwerk/shared/session/session-store';
import { type ComponentType, useState } from 'react';
import type { TwoFactorProps } from './two-factor/two-factor-dialog';

/** `expired`: the second factor took too long; `unavailable`: it could not be fetched. */
export type Outcome = 'signedIn' | 'cancelled' | 'expired' | 'unavailable';

type PendingTwoFactor = { Dialog: ComponentType<TwoFactorProps>; props: TwoFactorProps };

/**
 * Leads whoever signed in to their session: at once, or by way of the second factor, whose dialog the page
 * shows. A page goes on by itself afterwards.
 */
export function useCompleteSignIn() {
  const [pending, setPending] = useState<PendingTwoFactor | null>(null);

  async function complete(signedIn: SignedIn): Promise<Outcome> {
    if (signedIn.qr_code_url === 'valid') {
      startAfresh(signedIn);
      return 'signedIn';
    }
    const Dialog = await fetchDialog();
    if (Dialog === null) return 'unavailable';

    const outcome = await new Promise<Outcome>((resolve) =>
      setPending({
        Dialog,
        props: {
          signedIn,
          onSignedIn: (started) => {
            startAfresh(started);
            resolve('signedIn');
          },
          onStop: resolve,
        },
      }),
    );
    setPending(null);
    return outcome;
  }

  return { complete, dialog: pending && <pending.Dialog {...pending.props} /> };
}

const fetchDialog = () =>
  import('./two-factor/two-factor-dialog').then(
    ({ TwoFactorDialog }) => TwoFactorDialog,
    () => null,
  );

/** Nothing stays in this tab of whoever used it before, but how to go on where their session ended. */
function startAfresh({ token, session }: Started): void {
  const end = lastSessionEnd();
  sessionStorage.clear();
  if (end) storeSessionEnd(end);
  startSession(token, false, session);
}
