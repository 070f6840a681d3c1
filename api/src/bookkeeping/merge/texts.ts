export const TEXTS = {
  document: 'Document',
  suffix: 'samengevoegd',
  tooFew: 'Selecteer minimaal twee bestanden',
  twice: 'Elk bestand kan maar één keer worden samengevoegd',
  noneToProcess: 'Selecteer minstens één document dat nog te verwerken is',
  invoiceIsLost: (name: string) => `De e-factuur in ${name} gaat verloren`,
  locked: (name: string) =>
    `${name} is beveiligd met een wachtwoord en kan niet worden samengevoegd`,
  broken: (name: string) => `${name} is beschadigd en kan niet worden samengevoegd`,
  withoutPages: (name: string) =>
    `${name} is geen PDF of afbeelding en kan niet worden samengevoegd`,
  tooManyPages: (most: number) => `Samen zijn dit meer dan ${most} pagina’s`,
  tooLarge: 'Samen zijn deze bestanden groter dan 50 MB',
  differs:
    'Deze bestanden kunnen niet worden samengevoegd zonder dat er iets van een pagina verloren gaat. Ze zijn niet gewijzigd.',
  meanwhile:
    'Een van deze documenten is zojuist door iemand anders gewijzigd. Probeer het opnieuw.',
} as const;
