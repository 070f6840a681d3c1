import { countryOfTaxNumber } from '@boekwerk/shared/domain/vat/tax-prefix';
import { all, textAt } from '../read-ubl';
import { COUNTRY, CUSTOMER, categoriesOf, SUPPLIER, VAT_NUMBER } from './parts';
import type { Rule, Ubl } from './rule';

const has = (ubl: Ubl, ...path: string[]) => textAt(ubl, path.join('/')) !== '';
const isDutch = (ubl: Ubl, party: string) => textAt(ubl, `${party}/${COUNTRY}`) === 'NL';

const hasDutchAddress = (ubl: Ubl, party: string) =>
  ['StreetName', 'CityName', 'PostalZone'].every((part) => has(ubl, party, 'PostalAddress', part));

const hasPrefix = (ubl: Ubl, party: string) =>
  !has(ubl, party, VAT_NUMBER) ||
  countryOfTaxNumber(textAt(ubl, `${party}/${VAT_NUMBER}`)) !== null;

/** The schemes by which only who is in the Netherlands is known. */
const DUTCH_SCHEMES = ['0106', '0190', '9944'];

/** Whether the numbers of a party are in registers of its own country, as far as they are Dutch ones. */
const isInOwnRegister = (ubl: Ubl, party: string) =>
  isDutch(ubl, party) ||
  ['EndpointID', 'PartyLegalEntity/CompanyID'].every((path) =>
    all(ubl, `${party}/${path}`).every(
      ({ attributes }) => !DUTCH_SCHEMES.includes(attributes.schemeID ?? ''),
    ),
  );

/** Who sends it to whom. Source: EN 16931, Peppol BIS 3 with its rules for Dutch suppliers. */
export const PARTY_RULES: readonly Rule[] = [
  {
    rule: 'BR-06',
    text: 'de naam van je bedrijf ontbreekt',
    holds: (ubl) => has(ubl, SUPPLIER, 'PartyLegalEntity/RegistrationName'),
  },
  {
    rule: 'BR-07',
    text: 'de naam van de klant ontbreekt',
    holds: (ubl) => has(ubl, CUSTOMER, 'PartyLegalEntity/RegistrationName'),
  },
  {
    rule: 'BR-09',
    text: 'het land van je bedrijf ontbreekt',
    holds: (ubl) => has(ubl, SUPPLIER, COUNTRY),
  },
  {
    rule: 'BR-11',
    text: 'het land van de klant ontbreekt',
    holds: (ubl) => has(ubl, CUSTOMER, COUNTRY),
  },
  {
    rule: 'BR-S-02',
    text: 'het btw-nummer van je bedrijf ontbreekt',
    holds: (ubl) => has(ubl, SUPPLIER, VAT_NUMBER),
  },
  {
    rule: 'BR-CO-09',
    text: 'een btw-nummer begint niet met de letters van een land',
    holds: (ubl) => hasPrefix(ubl, SUPPLIER) && hasPrefix(ubl, CUSTOMER),
  },
  {
    rule: 'BR-CL-11',
    text: 'een nummer van een bedrijf in het buitenland staat er als KvK-nummer op',
    holds: (ubl) => isInOwnRegister(ubl, SUPPLIER) && isInOwnRegister(ubl, CUSTOMER),
  },
  {
    rule: 'NL-R-002',
    text: 'het adres van je bedrijf is niet compleet',
    holds: (ubl) => !isDutch(ubl, SUPPLIER) || hasDutchAddress(ubl, SUPPLIER),
  },
  {
    rule: 'NL-R-004',
    text: 'het adres van de klant is niet compleet',
    holds: (ubl) =>
      !isDutch(ubl, SUPPLIER) || !isDutch(ubl, CUSTOMER) || hasDutchAddress(ubl, CUSTOMER),
  },
  {
    rule: 'BR-AE-02',
    text: 'het btw-nummer van de klant ontbreekt, en de btw is verlegd',
    holds: (ubl) =>
      !categoriesOf(ubl).includes('AE') ||
      has(ubl, CUSTOMER, VAT_NUMBER) ||
      has(ubl, CUSTOMER, 'PartyLegalEntity/CompanyID'),
  },
  {
    rule: 'BR-IC-02',
    text: 'het btw-nummer van de klant ontbreekt, en de verkoop is binnen de EU',
    holds: (ubl) => !categoriesOf(ubl).includes('K') || has(ubl, CUSTOMER, VAT_NUMBER),
  },
];
