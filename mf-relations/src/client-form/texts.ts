export const texts = {
  kind: 'Soort',
  email: 'E-mailadres',
  invoiceEmail: 'E-mailadres voor facturen',
  personHint: 'Leeg bij een particulier',
  cancel: 'Annuleren',
};
