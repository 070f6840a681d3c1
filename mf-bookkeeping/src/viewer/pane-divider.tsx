import type { KeyboardEvent, PointerEvent } from 'react';
import { texts } from './texts';
import { SHARE, type usePaneShare } from './use-pane-share';

type Props = ReturnType<typeof usePaneShare>;

/** Between the document and what is known of it; by mouse, finger and arrows. */
export function PaneDivider({ share, change, reset }: Props) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const bar = event.currentTarget;
    if (!bar.hasPointerCapture(event.pointerId) || !bar.parentElement) return;
    const { left, width } = bar.parentElement.getBoundingClientRect();
    change(((event.clientX - left) / width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, share);
    if (next === null) return;
    event.preventDefault();
    change(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is no thematic break
    <div
      className="bookkeeping-viewer-divider"
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.divider}
      aria-valuenow={share}
      aria-valuemin={SHARE.min}
      aria-valuemax={SHARE.max}
      tabIndex={0}
      title={texts.dividerHint}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      onDoubleClick={reset}
    />
  );
}

const STEP = 2;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };
const EDGES: Readonly<Record<string, number>> = { Home: SHARE.min, End: SHARE.max };

function moved(key: string, share: number): number | null {
  const step = STEPS[key];
  return step === undefined ? (EDGES[key] ?? null) : share + step;
}
