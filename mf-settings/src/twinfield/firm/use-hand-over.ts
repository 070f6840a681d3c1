import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';
import { useEffect, useRef } from 'react';
import { useGiveConsent } from '../queries';
import { takeAsked } from './asked-consent';
import type { ReturnedConsent } from './use-returned-consent';

/** Hands the consent over that the browser came back with, once; `onTaken` is told what is done with it. */
export function useHandOver(
  returned: ReturnedConsent | null,
  onTaken: (task: AccountingTask) => void,
) {
  const give = useGiveConsent();
  const isGiven = useRef(false);
  const hand = (consent: Parameters<typeof give.mutate>[0]) =>
    give.mutate(consent, { onSuccess: onTaken });
  useEffect(() => {
    if (!returned || 'error' in returned || isGiven.current) return;
    isGiven.current = true;
    hand({ ...returned, credentials_id: takeAsked() });
  });
  const { error, variables } = give;
  return {
    isBusy: give.isPending,
    /** Why it was not taken. */
    refusal: error?.message ?? null,
    /** Hands over the same again, where that may go better. */
    again: mayGoBetter(error) && variables ? () => hand(variables) : null,
  };
}

/** No answer came, or not from us: the consent may still be good. */
const mayGoBetter = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
