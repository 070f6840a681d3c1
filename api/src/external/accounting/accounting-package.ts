import type {
  Currency,
  Dimension,
  DimensionType,
  Journal,
  Office,
  OfficeName,
  Period,
  Relation,
  RelationForm,
  RelationType,
  VatCode,
  VatCodeName,
} from './master-data';
import type { Outcome } from './outcome';
import type {
  BookedTransaction,
  Search,
  SearchResult,
  TransactionList,
  TransactionRequest,
  TransactionsListed,
} from './transaction';

/** Secrets: they go into no log and no error. */
export type Tokens = {
  access_token: string;
  /** The one to keep: it may be another than the one that was sent. */
  refresh_token: string;
  expires_at: Date;
  /** Where the web services are; `null` when the package does not say, so that the last known one stays. */
  cluster_url: string | null;
};

/** What the user who links has allowed, and for which organisation. */
export type Grant = Tokens & { organization: { code: string }; user_code: string };

/** Whom a call is made for. All but the list of offices need an office. */
export type Access = { access_token: string; cluster_url: string; office_code?: string };

/** A transaction as it will be sent, and sent again: written once, kept, never changed. */
export type FrozenTransaction = string;

/**
 * The package in which a company keeps its books. Codes are texts ("0110" is not "110"); amounts have two decimals and
 * are in the currency of the transaction.
 *
 * What only reads throws an `AccountingError`, after which it may be done again. What writes answers an `Outcome`, and
 * an uncertain one may have been done.
 */
export type AccountingPackage = {
  /** Where to send the user for consent; `state` and `nonce` come back and are held against what was sent. */
  authorizeUrl: (asked: { state: string; nonce: string }) => string;
  /** @throws AccountingError `grantEnded` for a code that is used, too old, or not asked for with this nonce */
  exchangeCode: (answered: { code: string; nonce: string }) => Promise<Grant>;
  /**
   * Another access token, and where the web services are now.
   *
   * @throws AccountingError `grantEnded` when the user must link anew
   */
  refresh: (refresh_token: string) => Promise<Tokens>;

  /** The offices that the user who linked may see. */
  listOffices: (access: Access) => Promise<OfficeName[]>;
  readOffice: (access: Access) => Promise<Office>;
  /** All active dimensions of a type, or those that were changed since a moment. */
  listDimensions: (
    access: Access,
    type: DimensionType,
    modified_since?: Date,
  ) => Promise<Dimension[]>;
  /** @returns `null` for a code that is not there */
  readRelation: (access: Access, type: RelationType, code: string) => Promise<Relation | null>;
  listVatCodes: (access: Access) => Promise<VatCodeName[]>;
  /** @returns `null` for a code that is not there */
  readVatCode: (access: Access, code: string) => Promise<VatCode | null>;
  listJournals: (access: Access) => Promise<Journal[]>;
  /** The office's own currency first. */
  listCurrencies: (access: Access) => Promise<Currency[]>;
  /** The periods of those years that are there, one call for each year. */
  listPeriods: (access: Access, years: { from: number; to: number }) => Promise<Period[]>;

  /** Adds a relation under the next free code. */
  createRelation: (
    access: Access,
    type: RelationType,
    form: RelationForm,
  ) => Promise<Outcome<{ code: string }>>;
  /** Relations of that very name, and with that VAT number when one is given: looked for before a creation is repeated. */
  findRelations: (
    access: Access,
    type: RelationType,
    wanted: { name: string; tax_number: string },
  ) => Promise<Relation[]>;

  /** @throws Error when it is not in balance or cannot be written down, which the caller should have seen */
  buildTransaction: (request: TransactionRequest) => FrozenTransaction;
  /** Posts a transaction, but not after `not_after`: a caller that was held up looks it up instead. */
  post: (
    access: Access,
    frozen: FrozenTransaction,
    not_after?: Date,
  ) => Promise<Outcome<{ transaction: BookedTransaction }>>;
  /** Looks for a transaction of which the answer was lost. The package may be a minute behind. */
  findTransaction: (access: Access, search: Search) => Promise<SearchResult>;
  /** What stands in the books for customers or suppliers, a row for each transaction. */
  listTransactions: (access: Access, list: TransactionList) => Promise<TransactionsListed>;
  /** @returns `null` when it is not there (any more) */
  readTransaction: (
    access: Access,
    key: { journal_code: string; number: string },
  ) => Promise<BookedTransaction | null>;
  /** Deletes a provisional transaction; a final one is refused. */
  deleteTransaction: (
    access: Access,
    key: { journal_code: string; number: string; reason: string },
  ) => Promise<Outcome>;
};
