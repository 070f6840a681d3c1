import type { DragEvent } from 'react';

/**
 * What makes an element take what is dragged over it; while it is, it has `data-over`. Not in the state: a drag passes
 * over hundreds of pages.
 */
export function dropTarget(isTaking: boolean, onDrop: () => void) {
  if (!isTaking) return {};
  const leave = ({ currentTarget }: DragEvent<HTMLElement>) => {
    delete currentTarget.dataset.over;
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.dataset.over = '';
    },
    onDragLeave: leave,
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      event.stopPropagation();
      leave(event);
      onDrop();
    },
  };
}
