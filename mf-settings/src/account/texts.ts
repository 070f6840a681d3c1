export const texts = {
  elsewhereOnly:
    'Je werkt nu in de administratie van een klant. Je eigen account wijzig je daarbuiten.',
  backTo: (office: string) => `Terug naar ${office}`,
  saved: 'Wijzigingen opgeslagen',
  savedText: 'Al je wijzigingen zijn succesvol opgeslagen',
  save: 'Opslaan',
  cancel: 'Annuleren',
  leave: 'Weet je zeker dat je wil afsluiten zonder op te slaan?',
};
