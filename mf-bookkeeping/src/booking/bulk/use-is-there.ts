import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useMemo } from 'react';
import { useLedgers } from '../queries';

/** Whether something is still in the linked office; null until that is known. */
export function useIsThere(): ((account: number) => boolean) | null {
  const balance = useLedgers(LedgerType.balance).data;
  const result = useLedgers(LedgerType.profitAndLoss).data;
  const costCentres = useLedgers(LedgerType.costCentre).data;
  const projects = useLedgers(LedgerType.project).data;
  const vatCodes = useLedgers(LedgerType.vat).data;
  return useMemo(() => {
    const all = [balance, result, costCentres, projects, vatCodes];
    if (!all.every((accounts) => accounts !== undefined)) return null;
    const ids = new Set(all.flat().map(({ id }) => id));
    return (account) => ids.has(account);
  }, [balance, result, costCentres, projects, vatCodes]);
}
