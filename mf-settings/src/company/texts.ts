export const texts = {
  title: 'Bedrijfsgegevens',
  company: 'Bedrijf',
  name: 'Bedrijfsnaam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  taxNumber: 'BTW nummer',
  bankAccount: 'Bankrekening (IBAN)',
  city: 'Stad',
  done: 'Gelukt!',
  saved: 'Je instellingen zijn succesvol opgeslagen',
  failed: 'Er ging iets mis bij het laden van je bedrijfsgegevens',
};
