import { onBothDatabases } from '../compare-sizes.mjs';
import { measureFirmClients } from '../list-relations.mjs';
import { judgeGrowth } from '../measure-pages.mjs';

/** More clients than any firm has. */
const SIZES = { embedded: [1_000, 10_000], server: [1_000, 10_000, 100_000] };

export const section = () =>
  onBothDatabases('The clients of a firm', measureFirmClients, judgeGrowth, SIZES);
