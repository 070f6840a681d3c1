import { HolderOutlined } from '@boekwerk/shared/ui/icons';
import type { PointerEvent } from 'react';
import { texts } from '../../texts';
import type { LineActions } from './use-lines';

type Props = Pick<LineActions, 'onMove'> & { index: number };

/** Takes its line to another place when it is dragged. No stop for Tab: each field of the line moves it by key. */
export function LineHandle({ index, onMove }: Props) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    const { currentTarget, pointerId } = event;
    currentTarget.setPointerCapture(pointerId);
    void import('./drag-line').then(({ dragLine }) => {
      // It may have been let go before that was here.
      if (currentTarget.hasPointerCapture(pointerId))
        dragLine(currentTarget, (to) => onMove(index, to));
    });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      className="invoicing-line-handle"
      aria-label={texts.lines.drag(index + 1)}
      title={texts.lines.drag(index + 1)}
      onPointerDown={drag}
    >
      <HolderOutlined />
    </button>
  );
}
