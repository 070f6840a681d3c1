import { labelled } from './labelled';
import { LABELS } from './labels';
import type { Line, Word } from './paper';
import type { Read } from './read';

/** The sixteen figures that a supplier asks to be paid with; the first checks the others. Source: acceptgiro, 11-proef. */
export function findReference(lines: readonly Line[]): Read<string> | null {
  const [found] = labelled(lines, LABELS.paymentReference, referenceIn);
  return found ? { ...found, doubt: null } : null;
}

function referenceIn(words: readonly Word[]) {
  let written = '';
  for (const [at, { text }] of words.slice(0, 5).entries()) {
    if (!/^[\d.]{1,19}$/.test(text)) return null;
    written += text.replace(/\D/g, '');
    if (written.length === 16) return fitsCheck(written) ? { value: written, used: at + 1 } : null;
  }
  return null;
}

const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1];

/** From the right each figure counts with its weight; the first is what is missing to eleven. */
function fitsCheck(reference: string): boolean {
  const sum = [...reference.slice(1)]
    .reverse()
    .reduce((total, figure, at) => total + Number(figure) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0);
  const rest = 11 - (sum % 11);
  const check = rest === 10 ? 1 : rest === 11 ? 0 : rest;
  return Number(reference[0]) === check;
}
