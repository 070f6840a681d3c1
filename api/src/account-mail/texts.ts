export const TEXTS = {
  ofFirm: (name: string, firm: string) => `${name} van ${firm}`,
};
