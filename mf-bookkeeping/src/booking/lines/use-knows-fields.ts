import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useLedgers } from '../queries';

/**
 * Whether it is known which fields a line has: a cost centre and a project, where the office has any. Asked before the
 * form is there, none pushes away the others in it later. Who gets no answer books without them.
 */
export function useKnowsFields(): boolean {
  const costCentres = useLedgers(LedgerType.costCentre);
  const projects = useLedgers(LedgerType.project);
  return [costCentres, projects].every(
    ({ isFetched, failureCount }) => isFetched || failureCount > 0,
  );
}
