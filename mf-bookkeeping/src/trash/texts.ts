const documents = (count: number) => (count === 1 ? '1 document' : `${count} documenten`);
const are = (count: number) => (count === 1 ? 'is' : 'zijn');
const madeInto = { cut: 'Geknipt', merge: 'Samengevoegd', move: 'Verplaatst' };

export const texts = {
  title: 'Prullenbak',
  back: 'Terug naar documenten',
  action: 'Verwijderen',
  notDeleted: 'Wat geboekt of in verwerking is, kan niet worden verwijderd',
  question: (count: number) =>
    count === 1 ? 'Dit document verwijderen?' : `Deze ${count} items verwijderen?`,
  /** What is deleted, and what follows. */
  consequence: (name: string, count: number) =>
    count === 1
      ? `${name} gaat naar de prullenbak en kan 30 dagen worden teruggezet.`
      : 'Ze gaan naar de prullenbak en kunnen 30 dagen worden teruggezet.',
  cancel: 'Annuleren',
  done: 'Gelukt!',
  deleted: (count: number) => `${documents(count)} ${are(count)} verwijderd`,
  restore: 'Terugzetten',
  results: (count: number) =>
    count === 1
      ? 'Wat hieruit is gemaakt, gaat dan naar de prullenbak.'
      : `De ${count} documenten die hieruit zijn gemaakt, gaan dan naar de prullenbak.`,
  resultsOfSeveral: 'De documenten die hieruit zijn gemaakt, gaan dan naar de prullenbak.',
  othersOfMerge: 'De andere documenten waaruit is samengevoegd, komen ook terug.',
  restoreQuestion: (count: number) =>
    count === 1 ? 'Dit document terugzetten?' : `Deze ${count} documenten terugzetten?`,
  columns: {
    name: 'Document',
    deletedAt: 'Verwijderd op',
    deletedBy: 'Verwijderd door',
    kept: 'Bewaard tot',
  },
  kept: 'Blijft bewaard',
  madeInto,
  more: (count: number) => `en nog ${count}`,
  actionsOf: (name: string) => `Acties voor ${name}`,
  none: 'De prullenbak is leeg',
  noneHint: 'Wat je verwijdert, blijft hier 30 dagen staan.',
  /** Of one that somebody opens. */
  one: {
    loading: 'Document laden...',
    failed: 'Er ging iets mis bij het laden van het document',
    title: 'Dit document staat in de prullenbak',
    by: (file: string, became: keyof typeof madeInto | null, name: string, at: string) =>
      `${file} is ${became === null ? 'verwijderd' : madeInto[became].toLowerCase()} door ${name} op ${at}.`,
    none: 'Document niet gevonden',
    noneHint: 'Het bestaat niet (meer), of hoort bij een andere administratie.',
    toList: 'Naar de lijst',
  },
  list: {
    search: 'Zoek in de prullenbak',
    loading: 'Prullenbak laden..',
    nothingFound: 'Niets gevonden in de prullenbak',
    failed: 'Er ging iets mis bij het laden van de prullenbak',
  },
};
