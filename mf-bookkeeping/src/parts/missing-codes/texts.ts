export const texts = {
  ledger: (code: string) => `rekening ${code}`,
  vat: (code: string) => `btw-code ${code}`,
  costCentre: (code: string) => `kostenplaats ${code}`,
};
