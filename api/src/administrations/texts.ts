export const TEXTS = {
  administration: 'Administratie',
  notActive: 'Deze administratie is niet meer actief',
} as const;
