export const texts = {
  maxLength: (n: number | undefined) => `Maximale lengte van ${n} tekens bereikt`,
  show: 'Toon',
  hide: 'Verberg',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
};
