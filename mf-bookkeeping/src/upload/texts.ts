export const texts = {
  title: 'Documenten uploaden',
  drop: 'Sleep bestanden hierheen of klik om te kiezen',
  dropHint: 'Pdf, gif, jpg, png of webp, tot 10 MB per bestand',
  dropAnywhere: 'Laat los om te uploaden',
  close: 'Sluiten',
  clear: 'Lijst opruimen',
  show: 'Bekijken',
  wrongKind: 'Dit bestandstype kan niet. Kies een pdf, gif, jpg, png of webp.',
  empty: 'Dit bestand is leeg.',
  failed: 'Uploaden is niet gelukt. Probeer het opnieuw.',
  duplicate: 'Dit document is al aangeleverd',
  showEarlier: 'Bekijk het eerdere document',
  leave: {
    title: 'Het uploaden is nog bezig',
    text: 'Als je nu weggaat, worden de overige bestanden niet geüpload. Weet je zeker dat je weg wilt?',
    confirmText: 'Weggaan',
    cancelText: 'Blijven',
  },
  sending: (done: number, total: number) => `${done} van ${total} geüpload…`,
  allDone: (done: number) => (done === 1 ? '1 bestand geüpload' : `${done} bestanden geüpload`),
  wentWrong: (count: number) =>
    count === 1 ? '1 bestand is niet geüpload' : `${count} bestanden zijn niet geüpload`,
};
