export { AddressFields, CountryField, StreetFields } from './address-fields/address-fields';
