/** The table of what happened in a company, that it takes along. */
export const TEXTS = {
  history: {
    name: 'bedrijf/historie.csv',
    columns: {
      at: 'Op',
      by: 'Door',
      on_behalf_of: 'Namens',
      action: 'Handeling',
      entity: 'Wat',
      number: 'Nr',
      field: 'Veld',
      before: 'Was',
      after: 'Werd',
    },
  },
  /** Who did what nobody asked for. */
  itself: 'Boekwerk',
  exported: 'Gegevens meegenomen',
  came: 'Toegevoegd',
  went: 'Verwijderd',
  changed: 'Gewijzigd',
  /** What may be told of a company to itself, by the kind of thing. */
  entities: {
    relation: 'Relatie',
    user: 'Gebruiker',
    relation_user: 'Gebruiker',
    invoice: 'Factuur',
    payment: 'Betaling',
    mail: 'E-mail',
    attachment: 'Bijlage',
    recurrence: 'Herhaling',
    product: 'Product',
    invoice_prefix: 'Voorvoegsel',
    invoice_template: 'E-mailtekst',
    booking_item: 'Document',
    note: 'Vraag',
    booking_import: 'Import',
    project: 'Project',
  },
} as const;
