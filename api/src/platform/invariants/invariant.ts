import type { Change } from '../change';
import type { Queries } from '../database/connect';
import type { FileStore } from '../files/file-store';

/** What does not hold, and of which row; a tally has no id but its company's. */
export type Violation = { relation_id: number | null; entity: string; id: number | string | null };

/** Where it is looked at: the database, or a transaction in it, and the files. */
export type Looked = {
  db: Queries;
  store: FileStore;
  /** How long what waits may be without a job, in seconds: one that failed too often is queued anew only in a while. */
  patience: number;
  /** Whether the bytes of a file are read as well, which takes long. */
  isRead: (file_id: string) => boolean;
};

/** Something that is so at every moment, whatever crashes: one that does not hold is a mistake of the product. */
export type Invariant = {
  /** In figures and alerts: short, and kept. */
  key: string;
  /** As a sentence. */
  name: string;
  /** Looks at everything, in portions: none takes long, and none locks anything. */
  check: (looked: Looked) => AsyncIterable<Violation>;
  /** Puts right what does not hold of a company, where that is known for sure and loses nothing. */
  mend?: (change: Change, relation_id: number) => Promise<void>;
};
