import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Groups } from './page-groups';

/** The tab key comes to one page of hundreds; from there arrows, Home and End go to the others. */
export function usePageKeys(groups: Groups) {
  const ref = useRef<HTMLDivElement>(null);
  const followed = useRef<number | null>(null);
  const [reached, setReached] = useState(1);

  const focus = (card: HTMLElement | undefined) => {
    if (!card) return;
    setReached(Number(card.dataset.page));
    card.querySelector('button')?.focus();
  };
  // A page that went to another document is drawn anew, and would leave the focus behind.
  useLayoutEffect(() => {
    const page = followed.current;
    if (groups.length === 0 || page === null) return;
    followed.current = null;
    focus(cardsIn(ref.current).find(({ dataset }) => Number(dataset.page) === page));
  }, [groups]);

  return {
    ref,
    reached,
    follow: (page: number) => {
      followed.current = page;
    },
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      const card = (event.target as HTMLElement).closest<HTMLElement>('[data-page]');
      // What opens over the pages has keys of its own.
      if (!card || !event.currentTarget.contains(card)) return;
      const cards = cardsIn(event.currentTarget);
      const next = STEPS[event.key]?.(cards, cards.indexOf(card));
      if (!next) return;
      event.preventDefault();
      focus(next);
    },
  };
}

const cardsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
];

/** Where each key goes from the card at a place. */
const STEPS: Record<
  string,
  (cards: readonly HTMLElement[], at: number) => HTMLElement | undefined
> = {
  ArrowRight: (cards, at) => cards[at + 1],
  ArrowLeft: (cards, at) => cards[at - 1],
  Home: (cards) => cards[0],
  End: (cards) => cards.at(-1),
  ArrowDown: (cards, at) => nearest(cards[at], cards.slice(at + 1)),
  ArrowUp: (cards, at) => nearest(cards[at], cards.slice(0, at).reverse()),
};

/** In the first row that follows, the one that stands most straight above or below. */
function nearest(card: HTMLElement | undefined, others: readonly HTMLElement[]) {
  if (!card) return undefined;
  const row = others.find(({ offsetTop }) => offsetTop !== card.offsetTop);
  const away = (other: HTMLElement) => Math.abs(other.offsetLeft - card.offsetLeft);
  return others
    .filter(({ offsetTop }) => offsetTop === row?.offsetTop)
    .sort((one, other) => away(one) - away(other))[0];
}
