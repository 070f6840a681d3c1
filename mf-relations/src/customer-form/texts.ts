export const texts = {
  kind: 'Soort',
  oin: 'OIN',
  oinHint: 'Alleen van een overheid: 20 cijfers',
  email: 'E-mailadres',
  invoiceEmail: 'E-mailadres voor facturen',
  personHint: 'Leeg bij een particulier',
  more: 'Meer gegevens',
  folded: 'Contactpersoon of particulier, btw-nummer, betaling, land',
  cancel: 'Annuleren',
};
