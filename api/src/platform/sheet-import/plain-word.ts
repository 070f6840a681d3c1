/** A word as it is compared: without case, accents, spaces and signs. `E-mailadres facturen` → `emailadresfacturen` */
export const plainWord = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
