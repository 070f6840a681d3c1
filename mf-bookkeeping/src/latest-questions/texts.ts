export const texts = {
  title: 'Laatste vragen',
  all: 'Alle vragen',
  none: 'Geen openstaande vragen gevonden',
  failed: 'Er ging iets mis bij het laden van de vragen',
};
