export const texts = {
  title: 'Administratie wisselen',
  switching: 'Administratie wordt geopend…',
};
