export const texts = {
  chooseRelation: 'Kies een relatie:',
  chooseAdministration: 'Kies een administratie:',
  relations: {
    search: 'Zoek een relatie',
    loading: 'Relaties laden..',
    none: 'Geen relaties gevonden',
  },
  administrations: {
    search: 'Zoek een administratie',
    loading: 'Administraties laden..',
    none: 'Geen administraties gevonden',
  },
  current: 'Huidig',
  pinned: 'Vastgezet',
  opened: 'Laatst geopend',
  others: 'Overige relaties',
  searchForMore: 'Zoek op naam om meer relaties te zien.',
  addAdministration: 'Voeg administratie toe',
  backTo: (firm: string) => `Terug naar ${firm}`,
  failed: 'Er ging iets mis. Probeer het opnieuw.',
  retry: 'Opnieuw proberen',
};
