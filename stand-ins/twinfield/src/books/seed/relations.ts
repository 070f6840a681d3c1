import type { Dimension } from '../types';

export type SeedRelation = Pick<
  Dimension,
  'type' | 'code' | 'name' | 'vatnumber' | 'cocnumber' | 'website'
> & { street: string; postcode: string; city: string; country: string; iban: string };

const relation = (
  type: 'DEB' | 'CRD',
  code: string,
  name: string,
  [street = '', postcode = '', city = '', country = 'NL']: string[],
  [vatnumber = '', cocnumber = '', iban = '']: string[],
): SeedRelation => ({
  type,
  code,
  name,
  vatnumber,
  cocnumber,
  iban,
  street,
  postcode,
  city,
  country,
  website: '',
});

/** Customers and suppliers of an office; all made up, but the check digits of the bank accounts hold. */
export const RELATIONS: readonly SeedRelation[] = [
  relation('DEB', '1000', 'Hotel De Gouden Leeuw', ['Markt 1', '5211 JV', "'s-Hertogenbosch"], []),
  relation('DEB', '1001', 'Lunchroom Zoet & Zout', ['Kerkstraat 12', '1017 GC', 'Amsterdam'], []),
  relation(
    'DEB',
    '1002',
    'Müller Feinkost GmbH',
    ['Königsallee 5', '40212', 'Düsseldorf', 'DE'],
    ['DE136695976'],
  ),
  relation('DEB', '1003', 'Gemeente Utrecht', ['Stadsplateau 1', '3521 AZ', 'Utrecht'], []),
  relation(
    'CRD',
    '2000',
    'Meelfabriek De Korenbloem B.V.',
    ['Molenweg 8', '3011 AB', 'Rotterdam'],
    ['NL004495445B01', '12345678', 'NL91ABNA0417164300'],
  ),
  relation(
    'CRD',
    '2001',
    'Energie Direct Nederland',
    ['Stroomlaan 40', '2595 AA', 'Den Haag'],
    ['NL001234567B13', '87654321', 'NL20INGB0001234567'],
  ),
  relation(
    'CRD',
    '2002',
    'Kantoorshop Van Dijk',
    ['Industrieweg 3', '7541 XL', 'Enschede'],
    ['', '23456789', 'NL44RABO0123456789'],
  ),
  relation(
    'CRD',
    '2003',
    'Backofen Technik GmbH',
    ['Hafenstraße 21', '20457', 'Hamburg', 'DE'],
    ['DE136695976', '', 'DE89370400440532013000'],
  ),
];

export const COST_CENTRES = [
  ['00000', 'Algemeen'],
  ['00001', 'Winkel'],
  ['00002', 'Productie'],
] as const;

export const PROJECTS = [
  ['P0001', 'Verbouwing winkel'],
  ['P0002', 'Webwinkel'],
] as const;
