/** How near the edge of the window the page begins to scroll, in pixels, and how far each frame. */
const EDGE = { near: 96, step: 12 };

/**
 * Follows the pointer that holds a line, whose rows are `.invoicing-line`, and shows where it would be put down.
 *
 * @param handle what was pressed, which has captured the pointer
 * @param onDrop told the place among the lines, from 0; not when Escape ended it
 */
export function dragLine(handle: HTMLElement, onDrop: (to: number) => void): void {
  const table = handle.closest('table');
  const own = handle.closest('.invoicing-line');
  if (!table || !own) return;
  const rows = [...table.querySelectorAll<HTMLElement>('.invoicing-line')];
  const from = rows.indexOf(own as HTMLElement);
  const end = new AbortController();
  let y: number | null = null;
  let to = from;

  const show = () => {
    if (y === null) return;
    to = placeAt(rows, from, y);
    for (const [index, row] of rows.entries()) row.dataset.drop = dropMark(index, { from, to });
  };
  const scroll = () => {
    if (end.signal.aborted) return;
    if (y !== null && y < EDGE.near) window.scrollBy(0, -EDGE.step);
    if (y !== null && y > window.innerHeight - EDGE.near) window.scrollBy(0, EDGE.step);
    show();
    requestAnimationFrame(scroll);
  };
  const finish = (isDropped: boolean) => {
    end.abort();
    for (const row of rows) delete row.dataset.drop;
    if (isDropped && to !== from) onDrop(to);
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name]) => void,
  ) => window.addEventListener(name, hear, { signal: end.signal, capture: true });

  on('pointermove', (event) => {
    y = event.clientY;
    show();
  });
  on('pointerup', () => finish(true));
  on('pointercancel', () => finish(false));
  on('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  });
  requestAnimationFrame(scroll);
}

/** Where a line comes that is let go at a height: past each line whose middle it has passed. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return above;
}

/** On the line that is held, and on the edge of the one beside which it would come. */
function dropMark(index: number, { from, to }: { from: number; to: number }): string {
  if (index === from) return 'held';
  if (index !== to) return '';
  return to < from ? 'before' : 'after';
}
