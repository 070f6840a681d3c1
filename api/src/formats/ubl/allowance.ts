import type { Euro } from '@boekwerk/shared/domain/money/money';
import { TEXTS } from './texts';
import { amount, type XmlElement } from './xml';

/**
 * A discount, or a charge when it adds to the amount. Only what it comes to and why: with a percentage and
 * a base it would have to be exactly their product. Source: Peppol R040 to R042.
 */
export function allowanceElement(discount: Euro, tax?: XmlElement): XmlElement[] {
  if (discount === 0) return [];
  return [
    {
      'cbc:ChargeIndicator': String(discount < 0),
      'cbc:AllowanceChargeReason': TEXTS.discount,
      'cbc:Amount': amount(Math.abs(discount)),
      'cac:TaxCategory': tax,
    },
  ];
}
