export const texts = {
  unreachable: 'Dit onderdeel is niet bereikbaar',
  retry: 'Opnieuw proberen',
};
