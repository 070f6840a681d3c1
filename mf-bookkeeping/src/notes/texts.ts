export const texts = {
  label: 'Vraag of antwoord',
  placeholder: 'Typ je vraag..',
  add: 'Voeg toe',
  keys: 'Ctrl+Enter',
  none: 'Nog geen vragen over dit document',
  failed: 'Er ging iets mis bij het laden van de vragen',
  booked: 'Dit document is geboekt. Wat je hier schrijft, blijft bij het document staan.',
  answered: 'Beantwoord',
  reminded: (when: string) => `Herinnerd op ${when}`,
  list: 'Vragen en antwoorden',
};
