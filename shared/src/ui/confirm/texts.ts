export const texts = {
  question: 'Weet je het zeker?',
  goOn: 'Doorgaan',
  cancel: 'Annuleren',
  delete: 'Verwijderen',
};
