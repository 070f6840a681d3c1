export const texts = {
  selected: (count: number) => `${count} geselecteerd`,
  actions: (count: number) => `Acties (${count})`,
  rowActions: 'Acties',
  clearSelection: 'Selectie wissen',
  clearFilters: 'Filters wissen',
  retry: 'Opnieuw proberen',
  range: (first: number, last: number, total: number) =>
    `${first}–${last} van ${total.toLocaleString('nl-NL')}`,
  select: 'Selecteer alle rijen',
  pages: 'Pagina’s',
};
