export const texts = {
  noAmount: (text: string) => `${text} is geen geldig bedrag`,
  noPercentage: (text: string) => `${text} is geen percentage van 0 tot 100`,
  noNumber: (text: string) => `${text} is geen geldig getal`,
  search: 'Zoek...',
  clear: 'Wissen',
  show: 'Toon',
  hide: 'Verberg',
  showPassword: 'Toon wachtwoord',
  hidePassword: 'Verberg wachtwoord',
};
