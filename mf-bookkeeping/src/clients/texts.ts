import { formatQuantity } from '@boekwerk/shared/domain/money/format';

export const texts = {
  title: 'Boekhoudoverzicht',
  columns: {
    relation: 'Relatie',
    total: 'Aangeleverd',
    toBook: 'Te boeken',
    booked: 'Geboekt',
    toProcess: 'Te verwerken',
    lastUploaded: 'Laatste upload',
    open: 'Documenten',
  },
  toDocuments: 'Naar documenten',
  toDocumentsOf: (name: string) => `Naar documenten van ${name}`,
  never: '–',
  bookingOff: 'Boekhouding staat uit',
  privatePerson: 'Particulier',
  phoneMeta: ({ to_book }: { to_book: number }) => `${formatQuantity(to_book)} te boeken`,
  toProcess: ({ to_process }: { to_process: number }) =>
    `${formatQuantity(to_process)} te verwerken`,
  none: 'Geen ondernemers gevonden',
  noneHint: 'De ondernemers waarvan je de boekhouding doet, komen hier te staan.',
  noneAssigned: 'Vraag de eigenaar van je kantoor om je ondernemers toe te wijzen.',
  add: 'Ondernemer toevoegen',
  list: {
    search: 'Zoek...',
    loading: 'Ondernemers laden..',
    nothingFound: 'Geen ondernemers gevonden',
    failed: 'Er ging iets mis bij het laden van de ondernemers',
  },
};
