export const texts = {
  elsewhereOnly:
    'Je werkt nu in de administratie van een klant. Je eigen account wijzig je daarbuiten.',
  backTo: (office: string) => `Terug naar ${office}`,
  saved: 'Wijzigingen opgeslagen',
  savedText: 'Al je wijzigingen zijn succesvol opgeslagen',
  cancel: 'Annuleren',
};
