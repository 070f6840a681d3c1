/** The currencies that amounts can be in, the euro first. Source: ISO 4217. */
const CURRENCIES = {
  EUR: 'Euro',
  USD: 'Amerikaanse dollar',
  JPY: 'Japanse yen',
  GBP: 'Brits pond',
  BRL: 'Braziliaanse real',
  INR: 'Indiase roepie',
  CNY: 'Chinese yuan',
  SAR: 'Saoedi-Arabische riyal',
  IRR: 'Iraanse rial',
  BGN: 'Bulgaarse lev',
};

export const listCurrencies = () =>
  Object.entries(CURRENCIES).map(([code, name]) => ({ code, name }));
