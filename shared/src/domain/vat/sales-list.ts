import { isInEu } from '../relation/countries';
import { normaliseTaxNumber } from '../relation/identity';
import { countryOfTaxNumber } from './tax-prefix';

/** What was supplied to a company in another country of the European Union. */
export type EuSupply = 'goods' | 'services';

/** Why a supply cannot be declared in the EU sales list as it is. */
export type SalesListProblem = 'no_number' | 'no_eu_number' | 'goods_or_services';

/**
 * What keeps a customer of box 3b from the EU sales list (opgaaf ICP), which wants the number by which it is known in
 * another member state and whether it got goods or services; null for nothing. Northern Ireland is in it for goods.
 *
 * @param supply null when nobody has said
 */
export function salesListProblem(
  tax_number: string,
  supply: EuSupply | null,
): SalesListProblem | null {
  const number = normaliseTaxNumber(tax_number);
  if (number === '') return 'no_number';
  const country = countryOfTaxNumber(number);
  const isNorthernIrish = number.startsWith('XI') && supply !== 'services';
  if (!isNorthernIrish && (country === null || country === 'NL' || !isInEu(country)))
    return 'no_eu_number';
  return supply === null ? 'goods_or_services' : null;
}
