import type { CSSProperties } from 'react';

/** A place on a page as it is looked at, in shares of its width and height; pages count from 1. */
export type PagePlace = { page: number; left: number; top: number; width: number; height: number };

/** Where the style sheet draws it, over whatever is drawn of the page. */
export const styleOfPlace = ({ left, top, width, height }: PagePlace): CSSProperties =>
  ({
    '--bw-place-left': percentage(left),
    '--bw-place-top': percentage(top),
    '--bw-place-width': percentage(width),
    '--bw-place-height': percentage(height),
  }) as CSSProperties;

const percentage = (share: number) => `${share * 100}%`;
