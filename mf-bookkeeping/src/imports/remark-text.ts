import type { ImportRemark } from '@boekwerk/shared/contract/bookkeeping/imports';

/** `Rij 5, cel C5: …`; what is wrong with the sheet as a whole stands without a place. */
export function remarkText({ row, cell, message }: ImportRemark): string {
  const place = [row && `rij ${row}`, cell && `cel ${cell}`].filter(Boolean).join(', ');
  if (place === '') return message;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}`;
}
