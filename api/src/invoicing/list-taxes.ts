import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';

export const listTaxes = () =>
  TAX_IDS.map((id) => ({ id, name: VAT[id].name, percentage: VAT[id].percentage }));
