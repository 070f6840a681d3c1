export const texts = {
  noAmount: (text: string) => `${text} is geen geldig bedrag`,
  noNumber: (text: string) => `${text} is geen geldig getal`,
  search: 'Zoek...',
  clear: 'Wissen',
  show: 'Toon',
  hide: 'Verberg',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
};
