export const TEXTS = {
  relation: 'Relatie',
  administration: 'Administratie',
  notActive: 'Deze administratie is niet meer actief',
} as const;
