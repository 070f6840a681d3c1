import { lastInSentence } from '@boekwerk/shared/domain/relation/last-in-sentence';

export const texts = {
  title: 'Administraties',
  failed: 'Er ging iets mis bij het laden van je administraties',
  loading: 'Administraties laden...',
  none: 'Je hebt nog geen administraties',
  add: 'Voeg administratie toe',
  company: 'Bedrijfsnaam',
  type: 'Type',
  kind: { 0: 'Onderneming', 1: 'Adviesbureau' },
  isDefault: 'Standaard',
  yes: 'Ja',
  no: 'Nee',
  default: 'standaard',
  current: 'Huidig',
  inactive: 'Niet actief',
  goTo: 'Naar administratie',
  makeDefault: 'Maak standaard',
  madeDefault: (name: string) => `${name} is nu je standaardadministratie`,
  done: 'Gelukt!',

  create: {
    title: 'Nieuwe administratie',
    companyCard: 'Bedrijf',
    email: 'E-mailadres',
    taxNumber: 'Btw-nummer',
    bankAccount: 'Bankrekening (IBAN)',
    city: 'Plaats',
    contact: 'Contactpersoon',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    cancel: 'Annuleren',
    created: 'Administratie is aangemaakt',
    logoFailed: 'Het logo is niet opgeslagen',
    logoFailedText: (reason: string, name: string) =>
      `${reason} De administratie is wel aangemaakt. Voeg het logo toe bij de bedrijfsgegevens van ${lastInSentence(name)}.`,
  },
};
