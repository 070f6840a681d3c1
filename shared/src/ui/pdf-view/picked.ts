import type { MouseEvent } from 'react';

/** What was clicked: where on which page, and the text that has letters there. */
export type Picked = {
  page: number;
  /** In shares of the page. */
  left: number;
  top: number;
  /** The piece of text, and which of its signs; `null` where there are no letters. */
  letters: { text: string; at: number } | null;
};

/** What a click on a page means; `null` when it ended the selection of a text. */
export function pickedOn(page: number, event: MouseEvent<HTMLElement>): Picked | null {
  if (!window.getSelection()?.isCollapsed) return null;
  const { clientX, clientY, currentTarget, target } = event;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    page,
    left: (clientX - left) / width,
    top: (clientY - top) / height,
    letters: target instanceof HTMLSpanElement ? lettersAt(clientX, clientY) : null,
  };
}

function lettersAt(x: number, y: number): Picked['letters'] {
  const caret = document.caretPositionFromPoint?.(x, y) ?? null;
  if (caret?.offsetNode.nodeType === Node.TEXT_NODE)
    return { text: caret.offsetNode.textContent ?? '', at: caret.offset };
  return null;
}
