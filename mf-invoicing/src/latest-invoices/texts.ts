export const texts = {
  title: 'Laatste facturen',
  all: 'Alle facturen',
  none: 'Nog geen facturen',
};
