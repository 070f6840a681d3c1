export const TEXTS = {
  /** How the control account of debtors is called in Twinfield, in small letters. */
  debtors: 'debiteuren',
  invoice: (number: string) => `Factuur ${number}`,
} as const;
