export type { ImportCalls, ImportTexts } from './sheet-import/import-kind';
export { SheetImport } from './sheet-import/sheet-import';
