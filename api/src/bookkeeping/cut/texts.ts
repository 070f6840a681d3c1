export const TEXTS = {
  document: 'Document',
  locked: 'Dit bestand is beveiligd met een wachtwoord en kan niet geknipt worden.',
  uncounted:
    'Van dit bestand is niet te lezen hoeveel pagina’s het heeft. Het kan niet geknipt worden.',
  onePage: 'Dit bestand bestaat uit één pagina en kan niet geknipt worden.',
  oneGroup: 'Verdeel de pagina’s over minimaal twee documenten',
  otherPages: (amount: number) =>
    `Zet elk van de ${amount} pagina’s in precies één document, en laat er geen weg`,
  invoiceIsLost: 'De e-factuur in dit bestand gaat verloren',
  broken: 'Dit bestand is beschadigd en kan niet geknipt worden.',
  differs:
    'Dit bestand kan niet geknipt worden zonder dat er iets van een pagina verloren gaat. Het is niet gewijzigd.',
  tooLarge: 'Dit bestand is te groot om zo te knippen. Knip het in minder documenten.',
  meanwhile: 'Dit document is zojuist door iemand anders gewijzigd. Probeer het opnieuw.',
} as const;
