import type { DimensionType } from '../../books/types';

export const TYPE_NAMES: Record<DimensionType, string> = {
  BAS: 'Balans',
  PNL: 'Winst & verlies',
  KPL: 'Kostenplaatsen',
  PRJ: 'Projecten',
  DEB: 'Debiteuren',
  CRD: 'Crediteuren',
};
