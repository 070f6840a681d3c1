import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useState } from 'react';
import { areDismissed, dismiss } from './dismissed';
import { isBeginning } from './is-beginning';
import { type Step, stepsOf } from './steps-of';

export type FirstStepsState = { steps: readonly Step[]; next: Step; hide: () => void };

/** What a new company does next; null once all of it is done, or the user wants it gone, and for who works in its name. */
export function useFirstSteps(stats: InvoiceStats | undefined): FirstStepsState | null {
  const isOwnWork = useSession(({ is_impersonating }) => !is_impersonating);
  const [isGone, setGone] = useState(areDismissed);
  const isWanted = isOwnWork && !isGone && stats !== undefined && isBeginning(stats);
  const company = useOwnCompany(isWanted).data;
  if (!isWanted || company === undefined) return null;
  const steps = stepsOf(company, stats);
  const next = steps.find(({ isDone }) => !isDone);
  if (next === undefined) return null;
  const hide = () => {
    dismiss();
    setGone(true);
  };
  return { steps, next, hide };
}
