export const TEXTS = {
  account: 'Grootboekrekening',
  twice: 'Elk dagboek komt één keer voor',
} as const;
