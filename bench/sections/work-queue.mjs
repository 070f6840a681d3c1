import { onBothDatabases } from '../compare-sizes.mjs';
import { measureWork } from '../list-work.mjs';
import { judgeGrowth } from '../measure-pages.mjs';

/** Clients, with a hundred documents each. */
const SIZES = { embedded: [100, 1_000], server: [1_000, 10_000] };

export const section = () =>
  onBothDatabases('The work queue of a firm', measureWork, judgeGrowth, SIZES);
