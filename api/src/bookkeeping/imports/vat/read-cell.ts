import { PERCENTAGE } from '@boekwerk/shared/domain/money/read-decimal';
import type { Cell } from '../../../platform/spreadsheets/cell';

/** `21`, `21 %`, `0,21` and a cell of percents are 21; `null` for what is no percentage. */
export function percentageIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'object' && cell !== null && 'number' in cell)
    return rounded(cell.kind === 'percentage' ? cell.number * 100 : cell.number);
  if (typeof cell === 'number') return rounded(cell > 0 && cell < 1 ? cell * 100 : cell);
  const [, digits] =
    typeof cell === 'string' ? (/^(\d{1,2}(?:[.,]\d{1,2})?) ?%?$/.exec(cell.trim()) ?? []) : [];
  if (digits === undefined) return null;
  const number = Number(digits.replace(',', '.'));
  return rounded(number > 0 && number < 1 ? number * 100 : number);
}

const rounded = (percentage: number): number | null =>
  percentage < PERCENTAGE.min || percentage > PERCENTAGE.max
    ? null
    : Math.round(percentage * 100) / 100;
