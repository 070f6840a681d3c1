const count = (amount: number, one: string, more: string) =>
  `${amount.toLocaleString('nl-NL')} ${amount === 1 ? one : more}`;

export const texts = {
  title: 'Dashboard',
  expired: 'Vervallen',
  notExpired: 'Niet vervallen',
  paid: 'Betaald',
  concepts: 'Concepten',
  ownRelations: 'Relaties',
  invoices: (amount: number) => count(amount, 'factuur', 'facturen'),
  notSent: 'nog niet verzonden',
  received: 'ontvangen',
  customersAndSuppliers: 'klanten en leveranciers',
  noInvoices: 'Nog geen facturen',
  noInvoicesHint: 'Zodra je een factuur maakt, zie je hier wat er openstaat.',
  relations: 'Aantal relaties',
  toBook: 'Nog te boeken',
  documents: 'Totaal aantal boekstukken',
  users: 'Aantal gebruikers',
  failed: 'Er ging iets mis bij het laden van het dashboard',
  pdfFailed: 'PDF kon niet worden gemaakt. We proberen het vanzelf opnieuw.',
  period: { label: 'Periode', month: 'Maand', year: 'Jaar', custom: 'Factuurdatum' },
  financial: {
    turnOver: 'Omzet',
    costs: 'Kosten',
    result: 'Resultaat',
    vat: 'Btw',
    more: (percentage: string) => `${percentage} meer dan de periode ervoor`,
    less: (percentage: string) => `${percentage} minder dan de periode ervoor`,
    same: 'Gelijk aan de periode ervoor',
    notInEuro: (amount: number) =>
      `${count(amount, 'geboekt document', 'geboekte documenten')} in een andere valuta ${amount === 1 ? 'telt' : 'tellen'} hier niet mee: de waarde in euro staat in Twinfield.`,
    failed: 'Er ging iets mis bij het laden van de omzet',
  },
};
