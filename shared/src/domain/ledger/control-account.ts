import { TEXTS } from './texts';

/** By label, how the control account is called that has no other sign, in small letters. */
export const CONTROL_ACCOUNT_NAMES = TEXTS.controlAccounts;

/** Ids of ledger accounts, each null when there is none. */
type Candidates = {
  /** As the firm chose for the journal of the label. */
  ofJournal: number | null | undefined;
  /** As the package books this debtor or creditor. */
  ofRelation: number | null | undefined;
  /** The one with the name of `CONTROL_ACCOUNT_NAMES`. */
  named: number | null | undefined;
};

/** The account of debtors or creditors that the total of a document is booked on: the first that is known. */
export const controlAccountOf = ({ ofJournal, ofRelation, named }: Candidates): number | null =>
  ofJournal ?? ofRelation ?? named ?? null;
