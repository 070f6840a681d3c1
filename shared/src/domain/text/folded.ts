/**
 * A text as it is searched: in small letters and without accents, so that `cafe` finds `Café`, however its letters were
 * typed or stored. The function `folded` of the database does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
