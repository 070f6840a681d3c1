const documents = (count: number) => (count === 1 ? '1 document' : `${count} documenten`);
const are = (count: number) => (count === 1 ? 'is' : 'zijn');

export const texts = {
  action: 'Verplaatsen',
  notMoved: 'Wat geboekt of in verwerking is, kan niet worden verplaatst',
  title: 'Verplaatsen',
  what: (name: string, count: number) =>
    count === 1
      ? `${name} gaat naar een andere administratie.`
      : `${documents(count)} gaan naar een andere administratie.`,
  leaves: 'Het label gaat mee. Wat is ingevuld en wat is gevraagd of gezegd, blijft achter.',
  field: 'Administratie',
  cancel: 'Annuleren',
  failed: 'Er ging iets mis bij het laden van de administraties',
  choose: 'Kies een administratie',
  none: 'Er is geen andere administratie om naar te verplaatsen.',
  nothingFound: 'Geen administratie gevonden',
  done: 'Gelukt!',
  moved: (count: number) => `${documents(count)} ${are(count)} verplaatst`,
  movedWithDuplicates: (count: number, same: number) =>
    `${documents(count)} ${are(count)} verplaatst. ${documents(same)} stond${same === 1 ? '' : 'en'} daar al: zelfde bestand.`,
  undo: 'Terugzetten',
};
