export const texts = {
  searching: 'Zoeken…',
  failed: 'Er ging iets mis bij het laden.',
  clear: 'Wissen',
  retry: 'Opnieuw proberen',
};
