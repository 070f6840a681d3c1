import type { KeyboardEvent } from 'react';

type On = { onMove: (step: 1 | -1) => void; onExplain: () => void; onEnd: () => void };

/** The keys of a line, in whichever of its fields they are pressed. */
export function pressInLine(event: KeyboardEvent, { onMove, onExplain, onEnd }: On): void {
  const go = actionOf(event, { onMove, onExplain, onEnd });
  if (!go) return;
  event.preventDefault();
  event.stopPropagation();
  go();
}

function actionOf({ key, altKey, shiftKey, target }: KeyboardEvent, on: On) {
  if (altKey && key === 'ArrowUp') return () => on.onMove(-1);
  if (altKey && key === 'ArrowDown') return () => on.onMove(1);
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return null;
  if (shiftKey && target.closest('.bw-growing')) return on.onExplain;
  // Which rate and which unit is chosen from a list, that Enter opens.
  return target.matches('.bw-decimal, .bw-decimal input') ? on.onEnd : null;
}
