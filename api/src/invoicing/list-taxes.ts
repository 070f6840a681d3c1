import { TAX_IDS, VAT } from '@boekwerk/shared/domain/vat/vat';

/** The kinds of VAT that a line can have, with their percentages. */
export const listTaxes = () =>
  TAX_IDS.map((id) => ({ id, name: VAT[id].name, percentage: VAT[id].percentage }));
