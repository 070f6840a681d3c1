import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useEffect, useState } from 'react';
import { useLedgers } from '../queries';

/** Longer than an answer takes, and shorter than somebody waits for a form. */
const PATIENCE_MS = 2000;

/**
 * Whether it is known which fields a line has: a cost centre and a project, where the office has any. Asked before the
 * form is there, none pushes away the others in it later. Who gets no answer, or none for a while, books without them.
 */
export function useKnowsFields(): boolean {
  const costCentres = useLedgers(LedgerType.costCentre);
  const projects = useLedgers(LedgerType.project);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate ||
    [costCentres, projects].every(({ isFetched, failureCount }) => isFetched || failureCount > 0)
  );
}
