/** Why a document waits for whoever keeps the books, in the order in which it is shown. */
export const WORK_KINDS = [
  'to_process',
  'to_book',
  /** Its question was answered: it can go on. */
  'answered',
  /** The company asked something about it. */
  'asked',
  /** The accounting package refused it. */
  'refused',
  /** Nobody knows whether the accounting package has it. */
  'uncertain',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
