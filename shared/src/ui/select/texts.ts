export const texts = {
  searching: 'Zoeken…',
};
