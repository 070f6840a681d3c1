export const TEXTS = {
  noFile: 'Kies een bestand',
  import: 'Import',
  otherSheets: (names: string) => `Alleen het eerste zichtbare werkblad is gelezen, niet: ${names}`,
} as const;
