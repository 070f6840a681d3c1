import type { FieldPath } from '@boekwerk/shared/ui/form';
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
  { getValues, setError, setFocus }: InvoiceFormParts,
  { fields, insert, remove, append }: Lines,
  tell: (undo: Undo | null) => void,
) {
  const known = usePastedIds(fields);

  return useCallback(
    async (index: number, text: string) => {
      const { linesOf } = await import('./pasted-lines');
      const { lines, refused } = linesOf(text);
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
      for (const { line, field, message } of refused)
        setError(`products.${at + line}.${field}` as FieldPath<InvoiceValues>, {
          type: 'pasted',
          message,
        });
      const undo = () => {
        remove(known.places());
        keepRoomToType();
        tell(null);
        setFocus(`products.${Math.min(at, getValues('products').length - 1)}.title`);
      };
      tell({ text: texts.lines.pasted(lines.length), undo });
      // The field of a line that is there once the page is drawn again.
      setTimeout(() => setFocus(`products.${at + lines.length - 1}.title`));
    },
    [getValues, setError, setFocus, insert, remove, append, known, tell],
  );
}

/** Which lines were pasted last, wherever they are by now. */
function usePastedIds(fields: Lines['fields']) {
  const now = useRef(fields);
  const expected = useRef<{ at: number; count: number } | null>(null);
  const pasted = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    now.current = fields;
    if (!expected.current) return;
    const { at, count } = expected.current;
    pasted.current = new Set(fields.slice(at, at + count).map(({ id }) => id));
    expected.current = null;
  }, [fields]);
  return useRef({
    /** They get their identities when the page is drawn with them. */
    expect: (at: number, count: number) => {
      expected.current = { at, count };
    },
    places: () => now.current.flatMap(({ id }, place) => (pasted.current.has(id) ? [place] : [])),
  }).current;
}
