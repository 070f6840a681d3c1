import type { HistoryEndpoint } from '../../contract/history';

/** Whose history. */
export type HistoryOf = {
  /** What it is the history of: 'Historie van factuur 2026-0001'. */
  title: string;
  endpoint: HistoryEndpoint;
  id: number;
};
