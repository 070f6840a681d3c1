import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';

/** What an amount may be booked on. */
export const LEDGERS: readonly LedgerType[] = [LedgerType.balance, LedgerType.profitAndLoss];
