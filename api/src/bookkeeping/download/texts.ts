export const TEXTS = {
  /** The zip as it is saved. */
  zip: (day: string) => `documenten-${day}.zip`,
  folders: { INK: 'Inkoop', VRK: 'Verkoop' },
  index: 'index.csv',
  columns: [
    'Bestand',
    'Label',
    'Factuurnummer',
    'Factuurdatum',
    'Aanleverdatum',
    'Relatie',
    'Bedrag incl. btw',
    'Valuta',
    'Status',
    'Opmerking',
  ],
  link: 'Deze download',
  missing: 'Dit bestand kon niet worden gelezen',
  none: 'Er zijn geen gelabelde documenten om te downloaden',
  tooMany: (most: number) =>
    `Er zijn meer dan ${most.toLocaleString('nl-NL')} documenten. Kies een kortere periode.`,
} as const;
