import type { Readable } from 'node:stream';
import type { App } from '../app';
import type { Queries } from '../database/connect';
import type { Cell } from '../spreadsheets/csv';

/** A table of an export, which becomes a CSV file. */
export type Table<Row, Column extends string> = {
  /** Of the file, with its folder: `facturen/facturen.csv`. */
  name: string;
  /** How each column is called, in their order. */
  columns: { readonly [C in Column]: string };
  /** See `portions.ts`. */
  portions: AsyncIterable<readonly Row[]>;
  cells: (row: Row) => { [C in Column]: Cell };
};

/** A file that goes along as it is. */
export type ExportedFile = {
  folder: string;
  name: string;
  /** When it came. */
  at: Date;
  /** Its bytes, or null when these are no longer there. */
  open: () => Promise<Readable | null>;
  /** What its bytes must come to, in hexadecimals; left out for what is made only now. */
  sha256?: string;
};

/** Whose everything is: a company's, unless it is said otherwise. */
type OfCompany = { relation_id: number };

export type OfUser = { user_id: number };

/** What a part of an export works with. */
export type ExportTo<Of = OfCompany> = Of & {
  app: App;
  /** Sees everything as it was at one moment. */
  db: Queries;
  /** Writes a table, in portions, so that it is never in memory as a whole. */
  write: <Row, Column extends string>(table: Table<Row, Column>) => Promise<void>;
  /** Takes a file along; gives its place. */
  add: (file: ExportedFile) => string;
};

/** What a group knows of a company, or a user: writes its tables, and takes along its files. */
export type ExportPart<Of = OfCompany> = (to: ExportTo<Of>) => Promise<void>;
