import type { Product } from '@boekwerk/shared/contract/products';
import { useFieldArray } from '@boekwerk/shared/ui/form';
import { useCallback, useState } from 'react';
import { texts } from '../../texts';
import type { InvoiceFormParts } from '../use-invoice-form';
import { emptyLine, filledByProduct, type LineValues, needsTrailingLine } from './invoice-lines';
import type { Undo } from './undo';
import { useFocusKept } from './use-focus-kept';
import { usePasted } from './use-pasted';

/** Actions for the rows; stable functions, so that memoised rows are not rendered again. */
export type LineActions = {
  /** A title is typed: when all lines have one, an empty line is added. */
  onTitled: (index: number, title: string) => void;
  onPicked: (index: number, product: Product) => void;
  /** Goes to the next line. */
  onEnd: (index: number) => void;
  onRemove: (index: number) => void;
  /** Takes a line to another place; past the first or the last it stays. */
  onMove: (from: number, to: number) => void;
  /** Rows of a sheet were pasted in a line. */
  onPaste: (index: number, text: string) => void;
};

/** The lines of an invoice. */
export function useLines(form: InvoiceFormParts) {
  const { control, getValues, setValue, setFocus } = form;
  const array = useFieldArray({ control, name: 'products' });
  const { fields, append, insert, remove, move } = array;
  const [undo, setUndo] = useState<Undo | null>(null);
  const [announced, announce] = useState('');
  const keepFocus = useFocusKept(fields);
  const onPaste = usePasted(form, array, setUndo);

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
      const line = getValues(`products.${index}`);
      const putBack = () => {
        insert(index, line, { focusName: `products.${index}.title` });
        setUndo(null);
      };
      setUndo({ text: texts.lines.removed(line.title), undo: putBack });
      remove(index);
      // The pressed button disappears with its line: move the focus.
      setFocus(`products.${Math.min(index, getValues('products').length - 1)}.title`);
    },
    [getValues, insert, remove, setFocus],
  );
  const onMove = useCallback(
    (from: number, to: number) => {
      const lines = getValues('products');
      const last = lines.length - 1 - Number(isUntitled(lines.at(-1)));
      if (from === to || to < 0 || to > last || from > last) return;
      keepFocus();
      move(from, to);
      announce(texts.lines.moved(from + 1, to + 1, last + 1));
    },
    [getValues, move, keepFocus],
  );
  const onAdd = () => onEnd(getValues('products').length - 1);

  return {
    fields,
    actions: { onTitled, onPicked, onEnd, onRemove, onMove, onPaste },
    onAdd,
    undo,
    announced,
  };
}

/** The line at the end waits to be typed in, and stays there. */
const isUntitled = (line: LineValues | undefined) => line?.title.trim() === '';
