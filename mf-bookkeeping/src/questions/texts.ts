export const texts = {
  title: 'Openstaande vragen',
  columns: { question: 'Vraag', relation: 'Relatie', received: 'Ontvangen' },
  none: 'Geen openstaande vragen gevonden',
  noneHint: 'Zodra iemand een vraag stelt over een document, lees je die hier.',
  search: 'Zoek...',
  nothingFound: 'Geen openstaande vragen gevonden',
  failed: 'Er ging iets mis bij het laden van de vragen',
  loading: 'Vragen laden..',
};
