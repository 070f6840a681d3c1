import type { NetLine } from '@boekwerk/shared/domain/invoice/net-amounts';
import { allowanceElement } from './allowance';
import { taxCategory } from './tax';
import type { UblInvoice } from './ubl-invoice';
import { UNIT_CODES } from './units';
import { amount, type XmlElement } from './xml';

type Line = UblInvoice['products'][number];

/** A line in the order of the schema; `quantityName` is what the kind of document calls its quantity. */
export const lineElement = (
  { title, description, unit }: Line,
  net: NetLine,
  { id, quantityName }: { id: number; quantityName: string },
): XmlElement => ({
  'cbc:ID': String(id),
  [quantityName]: { '@unitCode': UNIT_CODES[unit], '#': plainNumber(net.quantity) },
  'cbc:LineExtensionAmount': amount(net.net),
  'cac:AllowanceCharge': allowanceElement(net.allowance),
  'cac:Item': {
    'cbc:Description': description,
    'cbc:Name': title,
    'cac:ClassifiedTaxCategory': taxCategory(net.tax_id),
  },
  'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'EUR', '#': net.price } },
});

/** At most three decimals and never an exponent, which XML Schema does not know in a decimal. */
const plainNumber = (quantity: number) => String(Number(quantity.toFixed(3)));
