export { ActiveField } from './party-fields/active-field';
export { PaymentFields } from './party-fields/payment-fields';
