import type { FrozenTransaction } from '../../external/accounting/accounting-package';
import type { TransactionRequest } from '../../external/accounting/transaction';

/** Which office of whose organisation: codes of two offices have nothing to do with each other. */
export type FrozenOffice = {
  credentials_id: number;
  organization_code: string;
  office_code: string;
};

/** What an attempt to book sends, once or more often, and what it is looked up by. */
export type BookRequest = FrozenOffice & {
  transaction: TransactionRequest;
  frozen: FrozenTransaction;
};

/** Which transaction an attempt to take back deletes. */
export type TakeBackRequest = FrozenOffice & { journal_code: string; number: string };

/** What was heard of an attempt. */
export type AttemptAnswer = {
  number?: string;
  total?: number;
  vat?: number;
  messages?: { path: string; text: string }[];
  /** Why nobody knows. */
  why?: string;
  /** Several that it may be: a person says which. */
  candidates?: string[];
  /** The one that a person says it is, until that is looked up. */
  decided_number?: string;
};
