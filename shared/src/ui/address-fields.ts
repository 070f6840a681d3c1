export { AddressFields } from './address-fields/address-fields';
