import type { Cents } from './amounts';

/** `YYYYMMDD`, as the protocol writes a day. */
export type Day = string;
/** `YYYYMMDDHHMMSS`, as the protocol writes a moment. */
export type Moment = string;
/** `organisation/code`: an office's code is its own in its organisation alone. */
export type OfficeKey = string;
type Language = 'nl' | 'en';

export type Organisation = { id: string; code: string; name: string };

export type User = {
  organisation: string;
  code: string;
  name: string;
  language: Language;
  /** Codes of the offices that are open to this user. */
  offices: string[];
};

export type Office = {
  key: OfficeKey;
  organisation: string;
  code: string;
  /** The company id that a header may name instead of its code. */
  companyId: string;
  name: string;
  shortname: string;
  currency: string;
  vatnumber: string;
  cocnumber: string;
  /** How many digits the codes of customers and suppliers have. */
  relationDigits: 4 | 6;
};

/** Balance, profit and loss, cost centre, project, customer, supplier. */
export const DIMENSION_TYPES = ['BAS', 'PNL', 'KPL', 'PRJ', 'DEB', 'CRD'] as const;
export type DimensionType = (typeof DIMENSION_TYPES)[number];

/** An address or a bank: its attributes, and its elements by name. */
export type Part = { attributes: Record<string, string>; fields: Record<string, string> };

/** What a ledger asks for on level 2 beside it. */
export type Needs = 'nothing' | 'cost centre' | 'relation';

export type Dimension = {
  office: OfficeKey;
  type: DimensionType;
  code: string;
  uid: string;
  name: string;
  shortname: string;
  status: 'active' | 'deactivated';
  website: string;
  cocnumber: string;
  vatnumber: string;
  /** The elements of `financials` by name. */
  financials: Record<string, string>;
  addresses: Part[];
  banks: Part[];
  /** Of a ledger. */
  needs: Needs;
  vatObligatory: boolean;
  modified: Moment;
  touched: number;
};

/** `percentage` of the VAT goes to ledger `dim1` and box `group` of the return; negative for the opposite side. */
export type VatAccount = { dim1: string; group: string; percentage: number };
export type VatRate = { date: Day; percentage: string; accounts: VatAccount[] };
export type VatCode = {
  office: OfficeKey;
  code: string;
  name: string;
  shortname: string;
  type: 'sales' | 'purchase';
  uid: string;
  status: 'active' | 'deactivated';
  /** Whether a line tells what was delivered inside the European Union. */
  isIntraCommunity: boolean;
  rates: VatRate[];
};

export type JournalCategory = 'sales' | 'purchase' | 'bank' | 'cash' | 'journal';
export type Journal = {
  office: OfficeKey;
  code: string;
  name: string;
  shortname: string;
  category: JournalCategory;
  /** Whether free text 1, 2 and 3 are allowed. */
  freetexts: [boolean, boolean, boolean];
  /** The last serial number given out, by year. */
  last: Record<string, number>;
};

export type Currency = {
  office: OfficeKey;
  code: string;
  name: string;
  /** What one is worth in the office's own currency from a day on; empty when nobody entered a rate. */
  rates: { date: Day; rate: string }[];
};

export type Period = { number: number; name: string; end: Day; isOpen: boolean };
export type FiscalYear = { office: OfficeKey; year: number; start: Day; periods: Period[] };

export type Side = 'debit' | 'credit';
export type Performance = { type: string; country: string; vatnumber: string; date: string };
export type Line = {
  id: string;
  type: 'total' | 'detail' | 'vat';
  dim1: string;
  dim2: string;
  dim3: string;
  value: Cents;
  basevalue: Cents;
  debitcredit: Side;
  description: string;
  vatcode: string;
  /** Of a detail line; `null` when the line has no VAT code. */
  vatvalue: Cents | null;
  /** Of a VAT line: over how much it is, and of which detail line. */
  vatturnover: Cents | null;
  baseline: string;
  performance: Performance | null;
};

export type Transaction = {
  office: OfficeKey;
  code: string;
  number: string;
  location: 'temporary' | 'final';
  currency: string;
  rate: string;
  date: Day;
  period: string;
  invoicenumber: string;
  paymentreference: string;
  duedate: Day;
  freetexts: [string, string, string];
  user: string;
  inputdate: Moment;
  modified: Moment;
  /** Milliseconds since 1970 when it was first written, for a browse that runs behind. */
  writtenAt: number;
  lines: Line[];
  /** Why it was deleted; `null` while it stands. */
  deleted: string | null;
};

/** A code of the consent page: good for one exchange. */
export type Grant = {
  code: string;
  client: string;
  redirectUri: string;
  scope: string;
  nonce: string;
  organisation: string;
  user: string;
  expiresAt: number;
  isUsed: boolean;
};

export type Token = {
  token: string;
  kind: 'access' | 'refresh';
  /** The code it descends from: a code used twice takes all its tokens along. */
  grant: string;
  client: string;
  scope: string;
  organisation: string;
  user: string;
  issuedAt: number;
  expiresAt: number;
  isRevoked: boolean;
};
