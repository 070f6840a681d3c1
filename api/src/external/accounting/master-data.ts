import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';

/** 0 balance, 1 profit and loss, 2 cost centre, 3 project, 4 customer, 5 supplier. */
export type DimensionType = 0 | 1 | 2 | 3 | 4 | 5;
/** 4 customer, 5 supplier. */
export type RelationType = 4 | 5;

export type OfficeName = { code: string; name: string };
export type Office = OfficeName & {
  base_currency: string;
  /** Empty when the package does not know it. */
  tax_number: string;
  coc_number: string;
};

/** A ledger account, cost centre, project or relation, as lists have them. */
export type Dimension = { code: string; name: string };

/** A customer or supplier; a text that the package does not have is empty. */
export type Relation = Dimension & {
  is_active: boolean;
  tax_number: string;
  coc_number: string;
  email: string;
  address: Address;
  ibans: string[];
  /** What its invoices are booked with when nothing else is said; empty for none. */
  default_vat_code: string;
  /** The control ledger, 1300 or 1600; empty for none. */
  control_ledger_code: string;
  due_days: number | null;
};

export type Address = { street: string; postal_code: string; city: string; country: string };

/** What a new relation gets; only the name is required. The country is two capitals. */
export type RelationForm = {
  name: string;
  tax_number?: string;
  coc_number?: string;
  email?: string;
  address?: Address;
  iban?: string;
};

export type VatCodeName = { code: string; name: string; is_sale: boolean };
export type VatCode = VatCodeName & {
  is_active: boolean;
  /** The buyer owes it and claims it: both VAT lines are the package's, and a line sends no VAT of its own. */
  is_reverse_charge: boolean;
  /** For supplies within the European Union, whose lines say what was supplied. */
  is_intra_community: boolean;
  /** The oldest first. */
  percentages: VatPercentage[];
};

/** From `from_date` until the next one's. */
export type VatPercentage = {
  from_date: IsoDate;
  percentage: number;
  /** Where the VAT goes: a ledger, and a box of the return. `percentage` is the part of the VAT, negative for the other side. */
  accounts: { ledger_code: string; group: string; percentage: number }[];
};

export type Journal = { code: string; name: string; category: 'sales' | 'purchase' | 'journal' };
export type Currency = { code: string; name: string };

/** A period takes postings while it is open, up to and with `end_date`. `name` is what a transaction says: `2026/10`. */
export type Period = {
  year: number;
  number: number;
  name: string;
  end_date: IsoDate;
  is_open: boolean;
};
