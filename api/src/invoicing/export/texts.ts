import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';

export const TEXTS = {
  chooseInvoices: 'Kies facturen',
  tooManyRows: 'Exporteer hooguit 100.000 facturen tegelijk, of verklein de selectie',
  tooManyZipped: 'Kies hooguit 100 facturen, of verklein de selectie',
  noneSent: 'Alleen verzonden facturen hebben een PDF',
  columns: [
    ...['Factuurnummer', 'Status', 'Klant', 'Factuurdatum', 'Vervaldatum', 'Onderwerp'],
    ...['Inkoop order (PO)', 'Totaal excl. btw', 'Btw', 'Totaal incl. btw', 'Betaald'],
    'Openstaand',
  ],
};

/** `Facturen 2026-11-22.csv` */
export const exportName = (day: IsoDate, extension: 'csv' | 'zip') =>
  `Facturen ${day}.${extension}`;
