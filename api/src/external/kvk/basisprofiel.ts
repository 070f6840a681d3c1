import type { KvkData } from '@boekwerk/shared/contract/kvk';
import { normalisePostalCode } from '@boekwerk/shared/domain/relation/identity';
import * as v from 'valibot';

const word = v.nullish(v.pipe(v.string(), v.trim()), '');
const number = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

const Address = v.object({
  type: word,
  straatnaam: word,
  huisnummer: number,
  huisletter: word,
  huisnummerToevoeging: number,
  postbusnummer: number,
  postcode: word,
  plaats: word,
  indAfgeschermd: word,
});
type Address = v.InferOutput<typeof Address>;

const Party = v.nullish(v.object({ adressen: v.nullish(v.array(Address), []) }));

/** What of the register's answer is of use here. */
export const Basisprofiel = v.object({
  naam: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  _embedded: v.nullish(v.object({ hoofdvestiging: Party, eigenaar: Party })),
});

/** Name and address of a company; the address is empty when the register keeps it to itself. */
export function companyOf({ naam, _embedded }: v.InferOutput<typeof Basisprofiel>): KvkData {
  const { hoofdvestiging, eigenaar } = _embedded ?? {};
  const address = publicAddress(hoofdvestiging) ?? publicAddress(eigenaar);
  return {
    name: naam,
    address: address ? streetOf(address) : '',
    postal_code: normalisePostalCode(address?.postcode ?? '', 'NL'),
    city: address?.plaats ?? '',
  };
}

/** Where it can be visited, else where it gets its post. */
function publicAddress(party: v.InferOutput<typeof Party>): Address | undefined {
  const shown = party?.adressen.filter(({ indAfgeschermd }) => indAfgeschermd !== 'Ja') ?? [];
  return shown.find(({ type }) => type === 'bezoekadres') ?? shown[0];
}

function streetOf(address: Address): string {
  if (address.straatnaam === '')
    return address.postbusnummer === '' ? '' : `Postbus ${address.postbusnummer}`;
  const { straatnaam, huisnummer, huisletter, huisnummerToevoeging: addition } = address;
  return `${straatnaam} ${huisnummer}${huisletter}${addition && `-${addition}`}`.trim();
}
