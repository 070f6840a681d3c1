export { ActiveField } from './party-fields/active-field';
export { CurrencyField, DetailFields } from './party-fields/detail-fields';
export { PaymentFields } from './party-fields/payment-fields';
