export const texts = {
  pin: (name: string) => `Zet ${name} vast`,
  unpin: (name: string) => `Maak ${name} los`,
};
