import type { MouseEvent } from 'react';

/** A click on something in the row that does something of its own, or the end of selecting text. */
export const isOnControl = ({ target }: MouseEvent): boolean =>
  (target as Element).closest('a, button, select, input, label, .bw-tick-column') !== null ||
  String(getSelection()) !== '';
