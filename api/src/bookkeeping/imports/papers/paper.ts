/** What is printed of the rows from which a document was made. All texts are as they are shown. */
export type Paper = {
  title: string;
  /** Names and what they are, above the table. */
  facts: readonly (readonly [string, string])[];
  /** Of the table: parts of its width, and whether it holds figures, which stand right. */
  columns: readonly { title: string; width: number; isFigures: boolean }[];
  rows: readonly (readonly string[])[];
  /** The last row, in bold. */
  total: readonly string[];
  isLandscape: boolean;
};

/** Where the fonts of one family are. */
export type FontFiles = { normal: string; bold: string };
