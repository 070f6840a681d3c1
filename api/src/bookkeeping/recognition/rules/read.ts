import type { Doubt } from '@boekwerk/shared/contract/bookkeeping/recognised';
import type { Line, Word } from './paper';

/** A value that was read, where, and why it may be wrong. */
export type Read<Value> = {
  value: Value;
  words: readonly Word[];
  line: Line;
  doubt: Doubt | null;
};
