export { VatNumberField } from './vat-number/vat-number-field';
