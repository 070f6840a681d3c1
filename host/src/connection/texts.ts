export const texts = {
  offline: 'Je bent offline. Wat je invult blijft staan; opslaan kan weer zodra er verbinding is.',
  newVersion: 'Er is een nieuwe versie van Boekwerk.',
  refresh: 'Vernieuwen',
  later: 'Later',
};
