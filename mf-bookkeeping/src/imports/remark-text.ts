import type { WeeklySheetRemark } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';

/** `Rij 5, cel C5: …`; what is wrong with the sheet as a whole stands without a place. */
export function remarkText({ row, cell, message }: WeeklySheetRemark): string {
  const place = [row && `rij ${row}`, cell && `cel ${cell}`].filter(Boolean).join(', ');
  if (place === '') return message;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}`;
}
