import { readDecimal } from '@boekwerk/shared/domain/money/read-decimal';
import { keepRefused, refusedText, useWatch } from '@boekwerk/shared/ui/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';
import { type DiscountKind, FIGURES } from './discount-kind';

type Parts = { control: InvoiceControl; setValue: InvoiceFormParts['setValue'] };

/** A discount in per cent or in euro, and what changes its kind. `at` is the line that it is on; '' is the invoice. */
export function useDiscountKind({ control, setValue }: Parts, at: '' | `products.${number}.`) {
  const percentage = useWatch({ control, name: `${at}discount_percentage` });
  const euro = useWatch({ control, name: `${at}discount_value` });
  const place = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<DiscountKind>('discount_percentage');
  const filled = kindOf(percentage, euro);
  if (filled && filled !== kind) setKind(filled);

  const set = (of: DiscountKind, text: string) => {
    const figure = readDecimal(text, FIGURES[of]);
    const isRefused = figure === 'invalid';
    keepRefused(control, `${at}${of}`, isRefused ? text : undefined);
    const value = isRefused ? Number.NaN : (figure ?? 0);
    setValue(`${at}${of}`, value, { shouldDirty: true, shouldValidate: true });
  };
  const change = (chosen: DiscountKind, text = '') => {
    set(kind, '');
    set(chosen, text);
    setKind(chosen);
  };
  const typed = (): string => {
    const figure = kind === 'discount_value' ? euro : percentage;
    if (Number.isNaN(figure)) return refusedText(control, `${at}${kind}`) ?? '';
    return String(figure ?? '').replace('.', ',');
  };
  return {
    kind,
    /** What its field stands in. */
    place,
    hasBoth: isTyped(percentage) && isTyped(euro),
    /** Begins anew, with no discount. */
    change,
    /** The figure stays: who typed 10 and then chose meant 10. */
    changeWithFigure: (chosen: DiscountKind, pasted?: string) => {
      if (chosen === kind && pasted === undefined) return;
      // Another field stands there now, and the next key is for it.
      flushSync(() => change(chosen, pasted ?? typed()));
      place.current?.querySelector('input')?.focus();
    },
  };
}

/** What is filled in decides, also when other values take the place of all that was typed. */
function kindOf(percentage: number | null, euro: number | null): DiscountKind | null {
  if (isTyped(euro)) return 'discount_value';
  return isTyped(percentage) ? 'discount_percentage' : null;
}

/** Whether there is a figure, or text that is none. */
const isTyped = (figure: number | null) => Boolean(figure) || Number.isNaN(figure);
