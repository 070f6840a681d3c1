export const texts = {
  active: 'Actief',
  yes: 'Ja',
  no: 'Nee',
  payment: 'Betaling',
  bankAccount: 'IBAN',
  paymentPeriod: 'Betaaltermijn',
};
