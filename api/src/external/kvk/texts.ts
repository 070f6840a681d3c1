export const TEXTS = {
  unknown: 'KvK-nummer niet gevonden',
  away: 'Het handelsregister is nu niet bereikbaar. Vul de gegevens zelf in.',
};
