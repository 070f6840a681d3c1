export const TEXTS = {
  invoice: (number: string) => `Factuur ${number}`,
} as const;
