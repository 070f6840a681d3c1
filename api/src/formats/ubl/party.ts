import type { Party } from '@boekwerk/shared/contract/invoice';
import {
  type Identifier,
  registrationOf,
} from '@boekwerk/shared/domain/relation/company-identifier';
import { contactName, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { normaliseTaxNumber } from '@boekwerk/shared/domain/relation/identity';
import { countryCode } from './country-code';
import { identifier, type XmlElement } from './xml';

/** A party in the order of the schema. */
export const partyElement = (party: Party, endpoint: Identifier | null): XmlElement => ({
  'cac:Party': {
    'cbc:EndpointID': identifier(endpoint),
    'cac:PartyName': { 'cbc:Name': partyName(party) },
    'cac:PostalAddress': addressElement(party),
    'cac:PartyTaxScheme': taxScheme(party),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': partyName(party),
      'cbc:CompanyID': identifier(registrationOf(party)),
    },
    'cac:Contact': {
      'cbc:Name': contactName(party),
      'cbc:Telephone': party.phone,
      'cbc:ElectronicMail': party.email,
    },
  },
});

const addressElement = ({ address, city, postal_code, country }: Party): XmlElement => ({
  'cbc:StreetName': address,
  'cbc:CityName': city,
  'cbc:PostalZone': postal_code,
  'cac:Country': { 'cbc:IdentificationCode': countryCode(country) },
});

const taxScheme = ({ tax_number }: Party) =>
  tax_number === ''
    ? undefined
    : { 'cbc:CompanyID': normaliseTaxNumber(tax_number), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
