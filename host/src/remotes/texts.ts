export const texts = {
  unreachable: 'Dit onderdeel is niet bereikbaar',
  unreachableHint: 'De rest van Boekwerk werkt gewoon door.',
  retry: 'Opnieuw proberen',
  slow: 'Dit onderdeel laadt traag…',
  newVersion: 'Er is een nieuwe versie. Vernieuw de pagina.',
  refresh: 'Vernieuwen',
  offline: 'Boekwerk is niet bereikbaar. Controleer je internetverbinding.',
  broken: 'Er ging iets mis op deze pagina',
};
