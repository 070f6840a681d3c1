import { useFormFields, useWatch } from '@boekwerk/shared/ui/form';
import { useState } from 'react';
import type { InvoiceControl, InvoiceFormParts } from '../use-invoice-form';
import type { DiscountKind } from './discount-kind';

type Parts = { control: InvoiceControl; setValue: InvoiceFormParts['setValue'] };

/** A discount in per cent or in euro, and what changes its kind. `at` is the line that it is on; '' is the invoice. */
export function useDiscountKind({ control, setValue }: Parts, at: '' | `products.${number}.`) {
  const percentage = useWatch({ control, name: `${at}discount_percentage` });
  const euro = useWatch({ control, name: `${at}discount_value` });
  const fields = useFormFields();
  const [kind, setKind] = useState<DiscountKind>('discount_percentage');
  const filled = kindOf(percentage, euro);
  if (filled && filled !== kind) setKind(filled);

  const change = (chosen: DiscountKind, figure = 0) => {
    const option = { shouldDirty: true, shouldValidate: true };
    setValue(`${at}${kind}`, 0, option);
    setValue(`${at}${chosen}`, fitting(chosen, figure), option);
    setKind(chosen);
  };
  return {
    kind,
    hasBoth: Boolean(percentage && euro),
    /** Begins anew, with no discount. */
    change,
    /** The figure stays: who typed 10 and then chose meant 10. */
    changeWithFigure: (chosen: DiscountKind, pasted?: number) => {
      if (chosen === kind && pasted === undefined) return;
      change(chosen, pasted ?? ((kind === 'discount_value' ? euro : percentage) || 0));
      requestAnimationFrame(() => fields?.focus(`${at}${chosen}`));
    },
  };
}

/** What is filled in decides, also when other values take the place of all that was typed. */
function kindOf(percentage: number | null, euro: number | null): DiscountKind | null {
  if (euro) return 'discount_value';
  return percentage ? 'discount_percentage' : null;
}

/** The discount that is meant by a figure of the other kind; a percentage goes no further than all of it. */
const fitting = (kind: DiscountKind, typed: number): number =>
  kind === 'discount_value' || typed <= 100 ? typed : 0;
