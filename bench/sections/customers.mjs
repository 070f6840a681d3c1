import { onBothDatabases } from '../compare-sizes.mjs';
import { measureCustomers } from '../list-relations.mjs';
import { judgeGrowth } from '../measure-pages.mjs';

/** The embedded database is not meant for more than a hundred thousand. */
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000, 1_000_000] };

export const section = () =>
  onBothDatabases('The customers of a company', measureCustomers, judgeGrowth, SIZES);
