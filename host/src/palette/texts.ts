const inWords = new Intl.ListFormat('nl');

export const texts = {
  open: 'Zoeken en openen',
  short: 'Zoeken',
  keys: { apple: '⌘ K', other: 'Ctrl K' },
  ariaKeys: { apple: 'Meta+K', other: 'Control+K' },
  dialog: 'Zoeken en openen',
  field: 'Zoek een pagina, klant, factuur of actie',
  close: 'Sluiten',
  actions: 'Acties',
  pages: 'Pagina’s',
  clients: 'Klanten van het kantoor',
  administrations: 'Administraties',
  settings: 'Instellingen',
  account: 'Profiel',
  openClient: 'Administratie openen',
  backTo: (firm: string) => `Terug naar ${firm}`,
  searching: 'Zoeken…',
  none: (search: string) => `Niets gevonden voor “${search}”`,
  found: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  failed: (kinds: readonly string[]) => `Zoeken in ${inWords.format(kinds)} lukte niet.`,
  retry: 'Opnieuw proberen',
};
