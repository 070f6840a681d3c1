export const texts = {
  selected: (count: number) => `${count} geselecteerd`,
  allSelected: (count: number) => `${count} geselecteerd, meer kan niet tegelijk`,
  actions: (count: number) => `Acties (${count})`,
  rowActions: 'Acties',
  clearSelection: 'Selectie wissen',
  clearFilters: 'Filters wissen',
  retry: 'Opnieuw proberen',
  range: (first: number, last: number, total: number) =>
    `${first}–${last} van ${total.toLocaleString('nl-NL')}`,
  select: 'Selecteer alle rijen',
  pages: 'Pagina’s',
  keys: 'Sneltoetsen',
  keysOn: 'Sneltoetsen aan',
  keyActions: {
    '/': 'Zoeken',
    n: 'Nieuw',
    j: 'Volgende rij',
    k: 'Vorige rij',
    Enter: 'Rij openen',
    x: 'Rij selecteren',
    '?': 'Deze lijst tonen',
  },
};
