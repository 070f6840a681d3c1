import { useEffect } from 'react';
import { type DrawnText, rangeOf } from './drawn-text';
import { mark } from './marks';
import { findIn } from './page-text';

/** What is looked for on a page. */
export type PageSearch = {
  text: string;
  /** Which of those on this page is looked at, from 0; -1 for none. */
  current: number;
};

/** Marks what is looked for on a page that is drawn, and shows the one that is looked at. */
export function useMarks(drawn: DrawnText | null, { text, current }: PageSearch): void {
  useEffect(() => {
    if (!drawn || text === '') return;
    const ranges = findIn(drawn.text, text).flatMap((span) => rangeOf(drawn, span) ?? []);
    const shown = ranges[current];
    shown?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
    return mark(ranges, shown);
  }, [drawn, text, current]);
}
