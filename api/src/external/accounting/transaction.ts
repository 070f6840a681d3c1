import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Amount } from '@boekwerk/shared/domain/money/money';

/** An invoice or credit note as it goes into the books; all amounts are in its currency. */
export type TransactionRequest = {
  office_code: string;
  journal_code: string;
  /** Ours to a customer, or a supplier's. */
  is_sale: boolean;
  is_credit: boolean;
  /** Provisional, so that the bookkeeper can still change it, or final. */
  destiny: 'temporary' | 'final';
  date: IsoDate;
  /** `null`: as the relation's terms have it. */
  due_date: IsoDate | null;
  currency: string;
  invoice_number: string;
  /** A person knows that the relation used it before: the package is not asked to warn of it. */
  is_number_used_before?: boolean;
  /** What is said when it is paid; what was written down earlier may lack this and the one above. */
  payment_reference?: string;
  /** By which the transaction is known again, when the journal takes free text. */
  free_text: FreeText | null;
  relation_code: string;
  /** The control ledger; `null` for the relation's own. */
  ledger_code: string | null;
  description: string;
  /** With VAT. Positive, a credit note's too. */
  total: Amount;
  /** Net amounts of a credit note are positive as well; a line with a negative one takes something off. */
  lines: TransactionLine[];
};

export type FreeTextField = 1 | 2 | 3;
export type FreeText = { field: FreeTextField; text: string };

export type TransactionLine = {
  ledger_code: string;
  cost_centre_code: string | null;
  project_code: string | null;
  /** Without VAT. */
  value: Amount;
  /** On the same side as `value`; zero for a reverse charge, of which the package makes the VAT itself. */
  vat: Amount;
  vat_code: string | null;
  is_reverse_charge: boolean;
  /** What was supplied within the European Union, for a code of that kind. */
  supply: Supply | null;
  description: string;
};

/** Country and VAT number are the relation's when they are not given; services have a date. */
export type Supply = {
  kind: 'services' | 'goods';
  country: string | null;
  tax_number: string | null;
  date: IsoDate;
};

/** A transaction as the package has it. */
export type BookedTransaction = {
  journal_code: string;
  number: string;
  status: 'temporary' | 'final';
  date: IsoDate;
  /** `2026/10` */
  period: string;
  currency: string;
  invoice_number: string;
  /** Free text 1 to 3; empty for none. */
  free_texts: [string, string, string];
  relation_code: string;
  /** With VAT; positive. */
  total: Amount;
  /** Of all VAT lines: positive on the side that VAT of an invoice is on, and a reverse charge adds nothing. */
  vat: Amount;
  lines: BookedLine[];
};

/** Values are positive; `side` says the rest. */
export type BookedLine = {
  id: string;
  type: 'total' | 'detail' | 'vat';
  ledger_code: string;
  /** The relation of a total line, the cost centre of another. */
  dim2: string;
  project_code: string;
  value: Amount;
  side: 'debit' | 'credit';
  vat_code: string;
  /** What a detail line says of its own VAT. */
  vat_value: Amount | null;
  description: string;
};

/** What is known of a transaction whose number is not. */
export type Search = {
  is_sale: boolean;
  is_credit: boolean;
  journal_code: string;
  /** The first and the last it may be in: `2026/10`. */
  periods: { from: string; to: string };
  free_text: FreeText | null;
  relation_code: string;
  invoice_number: string;
  total: Amount;
  /** When it was sent, for the first time. */
  sent_at: Date;
};

/**
 * By its reference a transaction is known for sure. Without one (the journal takes no free text) it is the only one with
 * this number, relation and amount that was put in since; of several a person decides.
 */
export type SearchResult =
  | { kind: 'found'; number: string; by: 'reference' | 'amounts' }
  | { kind: 'none' }
  | { kind: 'several'; numbers: string[] };

export type TransactionList = {
  is_sale: boolean;
  periods: { from: string; to: string };
  journal_code?: string;
  relation_code?: string;
};

/** What a list says; a row of it that cannot be read hides none of the others. */
export type TransactionsListed = { rows: TransactionRow[]; unreadable: UnreadableRow[] };

/** Names are empty where they cannot be read either. */
export type UnreadableRow = { journal_code: string; number: string; why: string };

/** A transaction in a list. */
export type TransactionRow = {
  journal_code: string;
  number: string;
  status: 'temporary' | 'final';
  period: string;
  relation_code: string;
  invoice_number: string;
  free_texts: [string, string, string];
  /** With VAT, debit positive and credit negative. */
  value: Amount;
  /** In the package's own time: `20261122093000`. */
  created: string;
  modified: string;
};
