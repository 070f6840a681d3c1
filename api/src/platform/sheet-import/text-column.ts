import type { Column, FieldOf, Row } from './subject';

type Given<R extends Row> = Pick<Column<R>, 'width'> &
  Partial<Omit<Column<R>, 'field'>> & {
    /** The form has several lines for it. */
    hasLines?: true;
  };

/** What makes the columns of a file: each is a text that stands in the field as it is, unless it says otherwise. */
export const textColumn =
  <R extends Row, F extends FieldOf<R>>(
    texts: Readonly<Record<F, Pick<Column<R>, 'header' | 'explanation'>>>,
  ) =>
  (field: F, { hasLines, ...given }: Given<R>): Column<R> => ({
    field,
    aliases: [],
    ...texts[field],
    written: (row) => String(row[field]),
    read: (text) => ({ [field]: hasLines ? text : inOneLine(text) }) as unknown as Partial<R>, // a key that is computed has no type of its own
    ...given,
  });

/** As a form has it that has one line for it; a cell may have several. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
