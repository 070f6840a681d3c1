export const texts = {
  action: 'Knippen',
  onlyOne: 'Selecteer één bestand om te knippen',
  notNow: 'Dit document kan in deze status niet worden geknipt',
  locked: 'Dit bestand is beveiligd met een wachtwoord en kan niet geknipt worden.',
  uncounted:
    'Van dit bestand is niet te lezen hoeveel pagina’s het heeft. Het kan niet geknipt worden.',
  onePage: 'Dit bestand bestaat uit één pagina en kan niet geknipt worden.',

  title: 'Knip PDF',
  hint: 'Knip na de laatste pagina van elk document. Je kunt pagina’s ook slepen, of verplaatsen met hun menu.',
  counted: (documents: number) =>
    documents === 1 ? 'Eén document: nog niets geknipt' : `Dit worden ${documents} documenten`,
  eachPage: 'Elke pagina apart',
  every: 'Om de',
  everyPages: 'pagina’s',
  everyLabel: 'Aantal pagina’s per document',
  divide: 'Verdelen',
  noDivision: (most: number) =>
    most === 1
      ? 'Vul 1 in: dit bestand heeft 2 pagina’s'
      : `Vul een heel getal in van 1 tot en met ${most}`,
  undo: 'Ongedaan maken',
  reset: 'Opnieuw',

  group: (number: number) => `Document ${number}`,
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagina’s`),
  joinPrevious: (number: number) => `Voeg bij document ${number}`,
  page: (number: number) => `Pagina ${number}`,
  cutAfter: (number: number) => `Knip na pagina ${number}`,
  join: (number: number) => `Plak pagina ${number} weer vast aan het volgende document`,
  move: (number: number) => `Pagina ${number} verplaatsen`,
  toOwn: 'Naar een eigen document',
  toPrevious: 'Naar het vorige document',
  toNext: 'Naar het volgende document',
  dropForOwn: 'Laat los voor een eigen document',

  cancel: 'Annuleren',
  cut: 'Knippen',
  confirm: 'Weet je het zeker dat je dit pdf wil knippen?',
  goOn: 'Toch knippen',
  losesDivision: 'Je indeling gaat verloren. Toch sluiten?',
  done: 'Gelukt!',
  doneText: 'Pdf is succesvol geknipt',
  failed: 'Het knippen is niet gelukt. Het document is niet gewijzigd.',
  failedFile: 'De pagina’s kunnen niet worden getoond',
};
