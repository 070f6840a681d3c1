import { type FieldPath, keepRefused } from '@boekwerk/shared/ui/form';
import { useCallback, useEffect, useRef } from 'react';
import { texts } from '../../texts';
import type { InvoiceValues } from '../invoice-values';
import type { InvoiceFormParts } from '../use-invoice-form';
import { emptyLine, isEmptyLine, type LineValues, needsTrailingLine } from './invoice-lines';
import type { Undo } from './undo';

type Lines = {
  fields: readonly { id: string }[];
  insert: (index: number, lines: LineValues[], options: { shouldFocus: boolean }) => void;
  remove: (indexes: number[]) => void;
  append: (line: LineValues, options: { shouldFocus: boolean }) => void;
};

const STAY = { shouldFocus: false };

/**
 * Makes lines of rows that are pasted, in and after the line they are pasted in. What cannot be read is said at its
 * field. They can be taken away again, whatever was typed or moved since.
 */
export function usePasted(
  { control, getValues, setError, setFocus }: InvoiceFormParts,
  { fields, insert, remove, append }: Lines,
  tell: (undo: Undo | null) => void,
) {
  const known = usePastedIds(fields, (place) => setFocus(`products.${place}.title`));

  return useCallback(
    async (index: number, text: string) => {
      const { linesOf } = await import('./pasted-lines');
      const { lines, refused, priceHead } = linesOf(text);
      if (lines.length === 0) return;
      const isInEmpty = isEmptyLine(getValues(`products.${index}`));
      const at = isInEmpty ? index : index + 1;
      const keepRoomToType = () => {
        if (needsTrailingLine(getValues('products'))) append(emptyLine(), STAY);
      };
      if (isInEmpty) remove([index]);
      insert(at, lines, STAY);
      keepRoomToType();
      known.expect(at, lines.length);
      for (const { line, field, message, text } of refused) {
        const name = `products.${at + line}.${field}` as FieldPath<InvoiceValues>;
        keepRefused(control, name, text);
        setError(name, { type: 'pasted', message });
      }
      const undo = () => {
        remove(known.places());
        keepRoomToType();
        tell(null);
        setFocus(`products.${Math.min(at, getValues('products').length - 1)}.title`);
      };
      const said = [texts.lines.pasted(lines.length)];
      if (priceHead && isOfOtherMode(priceHead, getValues('incl_tax')))
        said.push(texts.lines.pastedOther(priceHead, getValues('incl_tax')));
      tell({ text: said.join(' '), undo });
    },
    [control, getValues, setError, setFocus, insert, remove, append, known, tell],
  );
}

/** Whether the head of the pasted prices says that they are with VAT while the invoice reads them without, or the other way. */
const isOfOtherMode = (head: string, isIncl: boolean) =>
  (isIncl ? /\bex(cl)?\b/i : /\bincl/i).test(head);

/**
 * Which lines were pasted last, wherever they are by now.
 *
 * @param onThere hears the place of the last of them, once the page is drawn with it
 */
function usePastedIds(fields: Lines['fields'], onThere: (place: number) => void) {
  const now = useRef(fields);
  const tellThere = useRef(onThere);
  const expected = useRef<{ at: number; count: number } | null>(null);
  const pasted = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    now.current = fields;
    if (!expected.current) return;
    const { at, count } = expected.current;
    pasted.current = new Set(fields.slice(at, at + count).map(({ id }) => id));
    expected.current = null;
    tellThere.current(at + count - 1);
  }, [fields]);
  return useRef({
    /** They get their identities when the page is drawn with them. */
    expect: (at: number, count: number) => {
      expected.current = { at, count };
    },
    places: () => now.current.flatMap(({ id }, place) => (pasted.current.has(id) ? [place] : [])),
  }).current;
}
