export const texts = {
  title: 'Facturen',
  newInvoice: 'Nieuwe factuur',
  list: {
    search: 'Zoek...',
    nothingFound: 'Geen facturen gevonden',
    failed: 'Er ging iets mis bij het laden van de facturen',
    loading: 'Facturen laden...',
  },
  tabs: { all: 'Alles', concept: 'Concept', sent: 'Verzonden', expired: 'Vervallen' },
  period: 'Factuurdatum',
  expired: {
    label: 'Vervallen of niet',
    all: 'Alle facturen',
    expired: 'Vervallen facturen',
    not_expired: 'Niet vervallen facturen',
  },
  columns: {
    number: '#',
    customer: 'Klant',
    subject: 'Onderwerp',
    date: 'Factuurdatum',
    total: 'Totaalbedrag',
    status: 'Status',
  },
  none: 'Er zijn nog geen facturen aangemaakt',
  noneHint: 'Ga je gang en maak je eerste factuur aan',
  remove: {
    action: 'Verwijderen',
    question: (number: string) =>
      `Weet je zeker dat je ${number} wilt verwijderen? Dit kan niet ongedaan gemaakt worden.`,
    done: 'Gelukt!',
    doneText: (number: string) => `Factuur ${number} is verwijderd`,
  },
};
