export const texts = {
  download: 'Alle gelabelde documenten downloaden (zip)',
};
