export const texts = {
  kind: 'Soort',
  kinds: { client: 'Klant', supplier: 'Leverancier' },
  email: 'E-mailadres',
  invoiceEmail: 'E-mailadres voor facturen',
  personHint: 'Leeg bij een particulier',
  cancel: 'Annuleren',
};
