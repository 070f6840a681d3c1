export const texts = {
  title: 'Adres',
  address: 'Adres',
  postalCode: 'Postcode',
  country: 'Land',
  noCountry: 'Geen land gevonden',
};
