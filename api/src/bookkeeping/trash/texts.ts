export const TEXTS = {
  document: 'Document',
  alreadyBack: 'Dit document staat niet (meer) in de prullenbak.',
  pagesAreThere: (name: string) =>
    `Wat in dit document staat, staat ook in ${name}, dat bij de documenten staat. Verwijder dat eerst.`,
  hasResults: (names: string[]) =>
    `Uit dit document ${names.length === 1 ? 'is' : 'zijn'} gemaakt: ${names.join(', ')}. Bij terugzetten ${names.length === 1 ? 'gaat dat' : 'gaan die'} naar de prullenbak.`,
  resultIsBooked: (name: string) =>
    `Wat hieruit is gemaakt, ${name}, is geboekt of in verwerking. Terugzetten kan niet meer.`,
  importedAnew:
    'De weekstaat van dit document is opnieuw geïmporteerd. Verwijder eerst het document dat daarvan is gemaakt.',
  resultElsewhere:
    'Dit document is verplaatst naar een administratie waar je geen toegang (meer) toe hebt.',
  sourceElsewhere:
    'Wat hieruit is gemaakt, is ook gemaakt van een document in een administratie waar je geen toegang (meer) toe hebt.',
} as const;
