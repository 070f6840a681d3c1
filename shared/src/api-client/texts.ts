export const texts = {
  offline:
    'Geen verbinding met de server. Controleer je internetverbinding en probeer het opnieuw.',
  unavailable: 'De server is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  failed: 'Er heeft een fout plaatsgevonden',
};
