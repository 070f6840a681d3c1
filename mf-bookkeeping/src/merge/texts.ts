export const texts = {
  action: 'Samenvoegen',
  tooFew: 'Selecteer minimaal twee bestanden',
  noneToProcess: 'Selecteer minstens één document dat nog te verwerken is',
  notNow: (name: string) => `${name} kan in deze status niet worden samengevoegd`,
  locked: (name: string) =>
    `${name} is beveiligd met een wachtwoord en kan niet worden samengevoegd`,

  title: 'Bestanden samenvoegen',
  hint: 'Zet de bestanden in de volgorde waarin hun pagina’s komen: sleep ze, of gebruik de pijlen.',
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count || 'Onbekend aantal'} pagina’s`),
  becomes: (pages: number | null) =>
    `Dit wordt één document${pages === null ? '' : ` van ${pages} pagina’s`}, met de naam van het eerste bestand.`,

  cancel: 'Annuleren',
  merge: 'Samenvoegen',
  confirm: (count: number) => `Deze ${count} items samenvoegen?`,
  goOn: 'Toch samenvoegen',
  losesOrder: 'Je volgorde gaat verloren. Toch sluiten?',
  done: 'Gelukt!',
  doneText: 'De bestanden zijn samengevoegd',
};
