import type { DimensionType } from '../../master-data';

/** What the package calls each type. */
export const TYPE_NAMES: Record<DimensionType, string> = {
  0: 'BAS',
  1: 'PNL',
  2: 'KPL',
  3: 'PRJ',
  4: 'DEB',
  5: 'CRD',
};
