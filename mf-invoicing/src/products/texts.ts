export const texts = {
  title: 'Producten',
  newProduct: 'Nieuw product',
  list: {
    search: 'Zoek...',
    nothingFound: 'Geen producten gevonden',
    failed: 'Er ging iets mis bij het laden van de producten',
    loading: 'Producten laden...',
  },
  columns: { title: 'Naam', description: 'Beschrijving', value: 'Prijs' },
  none: 'Er zijn nog geen producten aangemaakt',
  noneHint: 'Ga je gang en maak je eerste product aan',
  fields: {
    title: 'Naam',
    description: 'Beschrijving',
    value: 'Prijs',
    valueHint: 'Exclusief btw',
    vat: 'Btw',
    unit: 'Eenheid',
  },
  edit: 'Bewerken',
  created: (title: string) => `${title} is aangemaakt`,
  remove: {
    action: 'Verwijderen',
    question: (title: string) => `Weet je zeker dat je ${title} wil verwijderen?`,
    done: 'Het item is verwijderd',
  },
};
