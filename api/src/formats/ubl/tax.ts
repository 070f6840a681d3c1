import type { NetAmounts } from '@boekwerk/shared/domain/invoice/net-amounts';
import { type TaxId, VAT } from '@boekwerk/shared/domain/vat/vat';
import { amount, type XmlElement } from './xml';

/** The kind of VAT of a line, an allowance or, with the reason why none is charged, of the breakdown. */
export const taxCategory = (tax_id: TaxId, reason?: string | null): XmlElement => ({
  'cbc:ID': VAT[tax_id].category,
  'cbc:Percent': String(VAT[tax_id].percentage),
  'cbc:TaxExemptionReason': reason ?? undefined,
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
});

export const taxTotal = ({ vat, groups }: NetAmounts): XmlElement => ({
  'cbc:TaxAmount': amount(vat),
  'cac:TaxSubtotal': groups.map((group) => ({
    'cbc:TaxableAmount': amount(group.taxable),
    'cbc:TaxAmount': amount(group.vat),
    'cac:TaxCategory': taxCategory(group.tax_id, VAT[group.tax_id].reason),
  })),
});
