export const texts = {
  label: 'Btw-nummer',
  known: (name: string | null) => (name ? `Bekend bij VIES als ${name}` : 'Bekend bij VIES'),
  unknown: 'Niet bekend bij VIES. Controleer het nummer.',
  unavailable: 'VIES antwoordt nu niet. Je kunt gewoon opslaan.',
};
