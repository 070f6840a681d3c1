import type { ExportedFile } from './export-part';

/** A table that was written to this disk. */
export type WrittenTable = { path: string; file: string; rows: number };

/** A file under its place in the zip. */
export type PlacedFile = Omit<ExportedFile, 'folder' | 'name'> & { path: string };

/** What goes into the zip, as it was at one moment. */
export type Contents = { tables: WrittenTable[]; files: PlacedFile[]; at: Date };

/** With what is said of it, in lines. */
export type Exported = Contents & { about: readonly string[] };
