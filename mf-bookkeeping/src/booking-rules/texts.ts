import { MAX_TRIED } from '@boekwerk/shared/contract/bookkeeping/booking-rules';

export const texts = {
  title: 'Kantoorregels',
  newRule: 'Nieuwe kantoorregel',
  list: {
    search: 'Zoek...',
    nothingFound: 'Geen kantoorregels gevonden',
    failed: 'Er ging iets mis bij het laden van de kantoorregels',
    loading: 'Kantoorregels laden..',
  },
  columns: {
    supplier: 'Leverancier',
    ledger: 'Grootboekrekening',
    vat: 'Btw-code',
    costCentre: 'Kostenplaats',
    description: 'Omschrijving',
  },
  none: 'Er zijn nog geen kantoorregels',
  noneHint:
    'Met een kantoorregel zeg je één keer waarop een leverancier bij al je klanten wordt geboekt.',
  fields: {
    supplier: 'Leverancier',
    supplierHint: 'Zoals hij bij klanten heet. Een nummer hieronder herkent hem zekerder.',
    taxNumber: 'BTW nummer',
    cocNumber: 'KvK-nummer',
    bankAccount: 'IBAN',
    ledger: 'Grootboekrekening',
    ledgerHint: 'Het nummer, zoals het bij je klanten heet',
    vat: 'Btw-code',
    vatHint: 'Leeg laat de keuze aan wie boekt',
    costCentre: 'Kostenplaats',
    description: 'Korte omschrijving',
  },
  about:
    'De regel vult een inkoopfactuur van deze leverancier in bij elke klant die via je kantoor is gekoppeld. Bewaarde boekingsregels van de klant zelf gaan voor.',
  save: 'Opslaan',
  cancel: 'Annuleren',
  leave: 'Weet je zeker dat je wil afsluiten zonder op te slaan?',
  done: 'Gelukt!',
  created: (supplier: string) => `De kantoorregel voor ${supplier} is toegevoegd`,
  updated: (supplier: string) => `De kantoorregel voor ${supplier} is gewijzigd`,
  edit: 'Bewerken',
  remove: {
    action: 'Verwijderen',
    question: (supplier: string) =>
      `Weet je zeker dat je de kantoorregel voor ${supplier} wil verwijderen? Wat geboekt is, blijft zoals het is.`,
    done: 'De kantoorregel is verwijderd',
  },
  trial: {
    action: 'Proefdraaien',
    title: 'Wat was er anders geboekt?',
    failed: 'Er ging iets mis bij het proefdraaien',
    none: 'Van deze leverancier is het afgelopen jaar niets geboekt.',
    counts: {
      changed: (count: number) => `${count} anders geboekt`,
      equal: (count: number) => `${count} al zo geboekt`,
      own: (count: number) => `${count} bij klanten met eigen boekingsregels, die voorgaan`,
      skipped: (count: number) => `${count} waar de regel niet kan`,
    },
    more: `Alleen de laatste ${MAX_TRIED} boekingen zijn bekeken.`,
    first: (count: number) => `De laatste ${count} daarvan:`,
    columns: { client: 'Klant', document: 'Document', amount: 'Bedrag', booked: 'Geboekt op' },
    becomes: (from: string, to: string) => `${from} → ${to}`,
    missing: (from: string, codes: string) => `${from}, want ${codes} bestaat niet bij deze klant`,
    unknown: '–',
  },
};
