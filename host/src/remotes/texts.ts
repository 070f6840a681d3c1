export const texts = {
  unreachable: 'Dit onderdeel is niet bereikbaar',
  unreachableHint: 'De rest van Boekwerk werkt gewoon door.',
  retry: 'Opnieuw proberen',
  slow: 'Dit onderdeel laadt traag…',
  incomplete: 'Deze pagina kon niet helemaal worden geladen',
  incompleteHint:
    'Vernieuw de pagina om het opnieuw te proberen. De rest van Boekwerk werkt gewoon door.',
  refresh: 'Vernieuwen',
  offline: 'Boekwerk is niet bereikbaar. Controleer je internetverbinding.',
  broken: 'Er ging iets mis op deze pagina',
};
