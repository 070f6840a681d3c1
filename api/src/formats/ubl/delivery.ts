import { deliveredOn } from '@boekwerk/shared/domain/invoice/delivered-on';
import { WITHIN_EU } from '@boekwerk/shared/domain/vat/vat';
import { countryCode } from './country-code';
import type { UblInvoice } from './ubl-invoice';
import type { XmlElement } from './xml';

/** The period that a recurring invoice is about. */
export const periodElement = ({ period_start, period_end }: UblInvoice): XmlElement | undefined =>
  period_start && period_end
    ? { 'cbc:StartDate': period_start, 'cbc:EndDate': period_end }
    : undefined;

/**
 * When it was supplied, unless a period says so, and in which country when it went to another one of the EU.
 * Source: EN 16931 BR-IC-11, BR-IC-12.
 */
export function deliveryElement(invoice: UblInvoice): XmlElement {
  const { products, to } = invoice;
  const isWithinEu = products.some(({ tax_id }) => tax_id === WITHIN_EU);
  return {
    'cbc:ActualDeliveryDate': deliveredOn(invoice) ?? undefined,
    'cac:DeliveryLocation': isWithinEu
      ? { 'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': countryCode(to.country) } } }
      : undefined,
  };
}
