import type { Product } from '@boekwerk/shared/contract/products';
import { useFieldArray } from '@boekwerk/shared/ui/form';
import { useCallback, useState } from 'react';
import type { InvoiceFormParts } from '../use-invoice-form';
import { emptyLine, filledByProduct, type LineValues, needsTrailingLine } from './invoice-lines';

type Removed = { index: number; line: LineValues };

/** Actions for the rows; stable functions, so that memoised rows are not rendered again. */
export type LineActions = {
  /** A title is typed: when all lines have one, an empty line is added. */
  onTitled: (index: number, title: string) => void;
  onPicked: (index: number, product: Product) => void;
  /** Goes to the next line. */
  onEnd: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The lines of an invoice. */
export function useLines({ control, getValues, setValue, setFocus }: InvoiceFormParts) {
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'products' });
  const [removed, setRemoved] = useState<Removed | null>(null);

  const onTitled = useCallback(
    (index: number, title: string) => {
      const lines = getValues('products').map((line, at) =>
        at === index ? { ...line, title } : line,
      );
      if (needsTrailingLine(lines)) append(emptyLine(), { shouldFocus: false });
    },
    [getValues, append],
  );
  const onPicked = useCallback(
    (index: number, product: Product) => {
      const filled = filledByProduct(product, getValues('incl_tax'));
      const line = { ...getValues(`products.${index}`), ...filled };
      setValue(`products.${index}`, line, { shouldDirty: true, shouldValidate: true });
      onTitled(index, product.title);
    },
    [getValues, setValue, onTitled],
  );
  const onEnd = useCallback(
    (index: number) => {
      if (index + 1 < getValues('products').length) setFocus(`products.${index + 1}.title`);
      else append(emptyLine(), { focusName: `products.${index + 1}.title` });
    },
    [getValues, setFocus, append],
  );
  const onRemove = useCallback(
    (index: number) => {
      setRemoved({ index, line: getValues(`products.${index}`) });
      remove(index);
      // The pressed button disappears with its line: move the focus.
      setFocus(`products.${Math.min(index, getValues('products').length - 1)}.title`);
    },
    [getValues, remove, setFocus],
  );

  return {
    fields,
    actions: { onTitled, onPicked, onEnd, onRemove },
    removed: removed?.line ?? null,
    undo: () => {
      const focusName = `products.${removed?.index}.title`;
      if (removed) insert(removed.index, removed.line, { focusName });
      setRemoved(null);
    },
  };
}
