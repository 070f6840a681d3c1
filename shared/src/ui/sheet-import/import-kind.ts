import type { Existing, ImportReply } from '../../contract/sheet-import';

/** What goes along with a file. */
export type ImportInput = {
  files: File[];
  body: { columns?: string; existing?: Existing };
};

/** The calls of what is imported. */
export type ImportCalls = {
  check: (input: ImportInput) => Promise<ImportReply>;
  save: (input: ImportInput & { idempotencyKey: string }) => Promise<ImportReply>;
  template: () => Promise<Blob>;
};

/** What is said of what is imported. */
export type ImportTexts = {
  templateHint: string;
  templateName: string;
  dropHint: string;
  /** Above what can become of what is there already. */
  existing: string;
  /** What can become of it, and what that means; one alone is not asked. */
  choices: readonly { value: Existing; label: string; hint: string }[];
  imported: (created: number, updated: number) => string;
};
