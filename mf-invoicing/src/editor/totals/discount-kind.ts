import {
  type DecimalKind,
  EURO,
  PERCENTAGE,
  readDecimal,
} from '@boekwerk/shared/domain/money/read-decimal';
import type { ClipboardEvent, KeyboardEvent } from 'react';

export type DiscountKind = 'discount_percentage' | 'discount_value';

export const FIGURES: Record<DiscountKind, DecimalKind> = {
  discount_percentage: PERCENTAGE,
  discount_value: EURO,
};

/** A `%` or `€`, typed or pasted with the figure, says which kind of discount is meant. */
export const bySign = (onKind: (kind: DiscountKind, pasted?: string) => void) => ({
  onKeyDownCapture: (event: KeyboardEvent) => {
    const kind = SIGNS[event.key];
    if (!kind) return;
    event.preventDefault();
    event.stopPropagation();
    onKind(kind);
  },
  onPasteCapture: (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const kind = SIGNS[/[%€]/.exec(text)?.[0] ?? ''];
    // What cannot be read the field itself refuses, and says so.
    if (!kind || typeof readDecimal(text, FIGURES[kind]) !== 'number') return;
    event.preventDefault();
    event.stopPropagation();
    onKind(kind, text);
  },
});

const SIGNS: Readonly<Record<string, DiscountKind | undefined>> = {
  '%': 'discount_percentage',
  '€': 'discount_value',
};
