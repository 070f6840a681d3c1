export const texts = {
  searching: 'Zoeken…',
  failed: 'Er ging iets mis bij het laden.',
  retry: 'Opnieuw proberen',
};
