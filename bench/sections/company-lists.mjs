import { onBothDatabases } from '../compare-sizes.mjs';
import { measureCompanyLists } from '../list-company.mjs';
import { judgeGrowth } from '../measure-pages.mjs';

/** Documents and products; of documents one in a hundred is a question. A company has a thousand recurrences at most. */
const SIZES = { embedded: [1_000, 100_000], server: [1_000, 100_000, 1_000_000] };

export const section = () =>
  onBothDatabases('The other lists of a company', measureCompanyLists, judgeGrowth, SIZES);
