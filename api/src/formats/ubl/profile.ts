import type { Party } from '@boekwerk/shared/contract/invoice';
import { endpointOf, type Identifier } from '@boekwerk/shared/domain/relation/company-identifier';

/** What a document says it keeps to, and where both parties can be reached on the Peppol network. */
export type Profile = {
  customization: string;
  profile: string | null;
  supplier: Identifier | null;
  customer: Identifier | null;
};

export const EN_16931 = 'urn:cen.eu:en16931:2017';
export const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * Peppol BIS Billing 3 when both parties can be reached there and the supplier is Dutch, else plain EN 16931: in that
 * profile other countries have rules of their own for their suppliers, which are not kept here.
 *
 * Source: Peppol BIS Billing 3, national rules (DK-R, GR-R, SE-R and others).
 */
export function profileOf({ from, to }: { from: Party; to: Party }): Profile {
  const [supplier, customer] = [endpointOf(from), endpointOf(to)];
  if (from.country !== 'NL' || !supplier || !customer)
    return { customization: EN_16931, profile: null, supplier: null, customer: null };
  return { customization: PEPPOL, profile: BILLING, supplier, customer };
}
