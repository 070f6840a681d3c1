/** A row as it is, or would be, stored; `id` 0 for one that is not there yet. */
export type Row = { id: number };

/** The name of a field of a row. */
export type FieldOf<R extends Row> = Extract<keyof R, string>;

/** What a cell comes to: what it fills in, or in Dutch what is wrong with it. */
export type CellRead<R extends Row> = Partial<R> | { problem: string };

/** One column of a file. */
export type Column<R extends Row> = {
  field: FieldOf<R>;
  /** As the form calls the field. */
  header: string;
  /** Other words above it that are understood. */
  aliases: readonly string[];
  /** A cell may hold a percentage. */
  takesPercentages?: true;
  /** A cell may hold a date, which is read as `2026-12-31`. */
  takesDates?: true;
  /** In characters. */
  width: number;
  explanation: string;
  written: (row: R) => string;
  /** `text` is trimmed. An empty cell of a choice leaves what is there. */
  read: (text: string) => CellRead<R>;
};

export type Issue<R extends Row> = { field: FieldOf<R>; message: string };

/** By what two rows are seen to be about the same; compared as it stands. */
export type Key = { field: string; text: string };

/** What is there already and looks like a row. */
export type Alike = { id: number; name: string; keys: readonly Key[] };

/** What is imported: which columns a file has, and what is asked of a row. */
export type Subject<R extends Row> = {
  columns: readonly Column<R>[];
  /** What a row starts as that is not there yet. */
  fresh: R;
  /** The fields of keys, the one that says most first. Those in which the first differs are never the same. */
  keyFields: readonly string[];
  keysOf: (row: R) => Key[];
  /** Puts right in the row what spreadsheets break, and says what. */
  mend: (row: R, changed: ReadonlySet<FieldOf<R>>) => Issue<R>[];
  /** What is said of a row that goes along: what of it does not, though the file says it, or what to look at first. */
  noticed: (read: R, changed: ReadonlySet<FieldOf<R>>) => Issue<R>[];
  /** Why what is there cannot become what the file says, whatever else it says. */
  refusal: (before: R, after: R) => Issue<R> | null;
  /** The row as it would be stored, or what the form would say of it. */
  check: (row: R) => { row: R } | { issues: Issue<R>[] };
  texts: SubjectTexts;
};

/** What is said of a file that depends on what it holds. */
export type SubjectTexts = {
  noRows: string;
  tooManyRows: (max: string) => string;
  unknownNumber: string;
  twice: (row: number) => string;
  alikeInFile: (row: number) => string;
  alikeStored: (name: string) => string;
  ambiguous: (alike: readonly Alike[]) => string;
};

/** What is stored already, of the caller's own. */
export type Stored<R extends Row> = {
  find: (ids: number[]) => Promise<R[]>;
  findAlike: (these: readonly R[]) => Promise<Alike[]>;
};

/** Whether two rows say the same in every field. */
export const isSame = <R extends Row>(a: R, b: R) =>
  (Object.keys(a) as (keyof R)[]).every((field) => a[field] === b[field]);
