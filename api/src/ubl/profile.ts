import type { Party } from '@boekwerk/shared/contract/invoice';
import { isCocNumber, isTaxNumber, normaliseTaxNumber } from '@boekwerk/shared/domain/identity';

/** Where a party can be reached on the Peppol network. */
export type Endpoint = { scheme: '0106' | '9944'; id: string };

/** By its KvK number, else by its Dutch VAT number; `null` for who cannot be reached. Source: Peppol EAS code list. */
function endpointOf({ coc_number, tax_number, country }: Party): Endpoint | null {
  if (isCocNumber(coc_number)) return { scheme: '0106', id: coc_number };
  const vat = normaliseTaxNumber(tax_number);
  const isDutch = country === 'NL' && vat.startsWith('NL') && isTaxNumber(vat);
  return isDutch ? { scheme: '9944', id: vat } : null;
}

/** What a document says it keeps to. */
export type Profile = {
  customization: string;
  profile: string | null;
  supplier: Endpoint | null;
  customer: Endpoint | null;
};

export const EN_16931 = 'urn:cen.eu:en16931:2017';
export const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Peppol BIS Billing 3 when both parties can be reached there, else plain EN 16931. */
export function profileOf({ from, to }: { from: Party; to: Party }): Profile {
  const [supplier, customer] = [endpointOf(from), endpointOf(to)];
  if (!supplier || !customer)
    return { customization: EN_16931, profile: null, supplier: null, customer: null };
  return { customization: PEPPOL, profile: BILLING, supplier, customer };
}
