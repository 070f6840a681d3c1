export const TEXTS = {
  account: 'Grootboekrekening',
} as const;
