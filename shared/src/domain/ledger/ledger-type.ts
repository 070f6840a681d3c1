/** The kinds of ledger accounts, as stored and on the wire: everything of an office that has a code. */
export const LedgerType = {
  balance: 0,
  profitAndLoss: 1,
  costCentre: 2,
  project: 3,
  customer: 4,
  supplier: 5,
  /** The tags INK and VRK are journals as well. */
  journal: 6,
  vat: 7,
} as const;

export type LedgerType = (typeof LedgerType)[keyof typeof LedgerType];

export const LEDGER_TYPES: readonly LedgerType[] = Object.values(LedgerType);

/** A customer is a debtor in the accounting package, a supplier a creditor. A relation may be both. */
export const RELATION_LEDGER_TYPES = [LedgerType.customer, LedgerType.supplier] as const;

export type RelationLedgerType = (typeof RELATION_LEDGER_TYPES)[number];
