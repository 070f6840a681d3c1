import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';

/** The types that the package lists as dimensions, those that have few first. */
export const DIMENSION_TYPES = [
  LedgerType.balance,
  LedgerType.profitAndLoss,
  LedgerType.costCentre,
  LedgerType.project,
  LedgerType.customer,
  LedgerType.supplier,
] as const;
