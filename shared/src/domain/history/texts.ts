export const texts = { yes: 'Ja', no: 'Nee' };
