export const texts = {
  title: 'Mijn gegevens',
  failed: 'Er ging iets mis bij het laden van je gegevens',
  section: 'Alles wat Boekwerk van jou bewaart',
  intro: 'Je gegevens zijn van jou. Je kunt ze altijd bekijken en meenemen, in één zip.',
  what: 'Wat erin zit',
  holds: [
    'Je profiel en profielfoto, en de e-mailadressen die je had',
    'Waar en wanneer je inlogde, je onthouden apparaten en passkeys',
    'Bij welke bedrijven je werkt en als wat, en de klanten die je zijn toegewezen of die je opende',
    'Wat je in Boekwerk hebt gedaan, en wanneer',
  ],
  how: 'De tabellen zijn csv-bestanden die je in Excel opent.',
  company:
    'Facturen, documenten en relaties zijn van een bedrijf. Wie dat mag, neemt ze mee bij Instellingen, Gegevens meenemen.',
  download: 'Download mijn gegevens',
  ask: 'Vul je wachtwoord in om te laten zien dat jij het bent.',
  confirm: 'Download',
  started: 'De download is begonnen',
  startedHint: 'Je vindt de zip bij je downloads.',
};
