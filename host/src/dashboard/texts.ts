const count = (amount: number, one: string, more: string) =>
  `${amount} ${amount === 1 ? one : more}`;

export const texts = {
  title: 'Dashboard',
  newInvoice: 'Nieuwe factuur',
  weeklySheet: 'Import weekstaat',
  open: 'Openstaand',
  expired: 'Vervallen',
  concepts: 'Concepten',
  clients: 'Klanten',
  invoices: (amount: number) => count(amount, 'factuur', 'facturen'),
  notSent: 'nog niet verzonden',
  inBooks: 'in je relaties',
  noInvoices: 'Nog geen facturen',
  noInvoicesHint: 'Zodra je een factuur maakt, zie je hier wat er openstaat.',
  relations: 'Aantal relaties',
  toBook: 'Nog te boeken',
  documents: 'Totaal aantal boekstukken',
  users: 'Aantal gebruikers',
  failed: 'Er ging iets mis bij het laden van het dashboard',
};
