import type {
  Currency,
  Dimension,
  FiscalYear,
  Grant,
  Journal,
  Office,
  Organisation,
  Token,
  Transaction,
  User,
  VatCode,
} from './types';

/** What is kept, by name of its table. */
export type Rows = {
  organisations: Organisation;
  users: User;
  offices: Office;
  dimensions: Dimension;
  vatCodes: VatCode;
  journals: Journal;
  currencies: Currency;
  years: FiscalYear;
  transactions: Transaction;
  grants: Grant;
  tokens: Token;
};

export type TableName = keyof Rows;

/** The key of a row in its table. */
const KEYS: { [Name in TableName]: (row: Rows[Name]) => string } = {
  organisations: ({ code }) => code,
  users: ({ organisation, code }) => `${organisation}/${code}`,
  offices: ({ key }) => key,
  dimensions: ({ office, type, code }) => `${office}/${type}/${code}`,
  vatCodes: ({ office, code }) => `${office}/${code}`,
  journals: ({ office, code }) => `${office}/${code}`,
  currencies: ({ office, code }) => `${office}/${code}`,
  years: ({ office, year }) => `${office}/${year}`,
  transactions: ({ office, code, number }) => `${office}/${code}/${number}`,
  grants: ({ code }) => code,
  tokens: ({ token }) => token,
};

/** One row written; nothing is ever taken out, a deleted transaction says that it is. */
export type Change = { [Name in TableName]: { table: Name; row: Rows[Name] } }[TableName];

/** A change to one row, for `commit`. */
export const put = <Name extends TableName>(table: Name, row: Rows[Name]): Change =>
  // The table and its row belong together by the signature, which a union cannot see.
  ({ table, row }) as Change;

export type Tables = { [Name in TableName]: Map<string, Rows[Name]> };

export const emptyTables = (): Tables => ({
  organisations: new Map(),
  users: new Map(),
  offices: new Map(),
  dimensions: new Map(),
  vatCodes: new Map(),
  journals: new Map(),
  currencies: new Map(),
  years: new Map(),
  transactions: new Map(),
  grants: new Map(),
  tokens: new Map(),
});

export function apply(tables: Tables, { table, row }: Change) {
  const key = (KEYS[table] as (row: unknown) => string)(row);
  (tables[table] as Map<string, unknown>).set(key, row);
}
