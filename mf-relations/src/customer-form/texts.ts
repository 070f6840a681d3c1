export const texts = {
  kind: 'Soort',
  oin: 'OIN',
  oinHint: 'Alleen van een overheid: 20 cijfers',
  email: 'E-mailadres',
  invoiceEmail: 'E-mailadres voor facturen',
  personHint: 'Leeg bij een particulier',
  cancel: 'Annuleren',
};
