import type { TaxId } from '@boekwerk/shared/domain/vat/vat';

export const TEXTS = {
  notLinked: 'Onderneming is nog niet gekoppeld',
  otherSide: 'Kies voor verkoop een btw-code van verkoop, en voor inkoop een van inkoop',
  twice: 'Elke btw-soort komt één keer voor',
  /** Of purchases, where the name of a kind of VAT speaks of sales. */
  purchases: { 5: 'Inkoop buiten EU', 6: 'Inkoop binnen EU' } as Partial<Record<TaxId, string>>,
} as const;
