import type { Build } from './builds';

/** Why a build could not be loaded, or failed. */
export type Cause = 'timeout' | 'missing' | 'broken' | 'refused' | 'uncaught' | 'boundary';

/** What a page tells of a build it runs on, as the gateway takes it (`gateway/src/figures/figure.ts`). */
type Figure = Build &
  ({ event: 'loaded'; ms: number } | { event: 'not-loaded' | 'failed'; cause: Cause });

/** What happens at once is sent at once. */
const PAUSE_MS = 2000;
/** As many as the gateway takes. */
const MOST = 20;

const queue: Figure[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isChosen: boolean | undefined;

/** Sends how a build fares to the gateway, in the background; of many pages only a share does. */
export function queueFigure(figure: Figure): void {
  isChosen ??= chosen();
  if (!isChosen) return;
  queue.push(figure);
  timer ??= setTimeout(send, PAUSE_MS);
}

/** Sends what is waiting when the page is left, which a timer would not live to see. */
export function sendWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const figures = queue.splice(0, MOST);
  if (figures.length === 0) return;
  navigator.sendBeacon?.(
    '/figures',
    new Blob([JSON.stringify(figures)], { type: 'application/json' }),
  );
}

/** The gateway says which share of the pages it wants to hear of. */
const chosen = () =>
  Math.random() <
  Number(document.querySelector<HTMLMetaElement>('meta[name=figures]')?.content ?? 0);
