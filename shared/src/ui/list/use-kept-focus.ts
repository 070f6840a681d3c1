import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../plain/focus-heading';
import { openDialogs } from '../modal/open-dialogs';
import { openerOf, rowsOf } from './list-rows';

/** What in a list had the focus, or was pressed, and in which row; -1 before it was in any. */
type Place = { element: HTMLElement | null | undefined; row: number };

/**
 * Gives the focus to what takes the place of who had it, when that went away: with its row, or with a dialog that was
 * opened from it. That is the row which is now where its row was, else the last one, else the heading.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const place = useRef<Place | null>(null);

  useEffect(() => {
    const remember = (event: Event) => {
      place.current = placeAfter(event, list.current, place.current);
    };
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, remember);
    return () => {
      for (const event of events) document.removeEventListener(event, remember);
    };
  }, [list]);

  // Whenever the page has changed: rows come and go, and so do dialogs.
  useEffect(() => {
    if (place.current && isFocusNowhere() && openDialogs().length === 0)
      giveBack(place.current, list.current);
  });
}

function placeAfter(
  { type, target }: Event,
  list: HTMLElement | null,
  before: Place | null,
): Place | null {
  // A dialog or menu over the page does not make it forget where it was opened from.
  if (!(target instanceof HTMLElement) || !pageAround(list)?.contains(target)) return before;
  const row = rowsOf(list).findIndex((each) => each.contains(target));
  if (type === 'focusin' && list?.contains(target))
    return { element: target, row: row < 0 ? (before?.row ?? -1) : row };
  // Who points elsewhere has taken the focus away.
  return row < 0 ? null : { element: openerOf(rowsOf(list)[row]), row };
}

const isFocusNowhere = () => document.activeElement === document.body;

function giveBack({ element, row }: Place, list: HTMLElement | null): void {
  const rows = rowsOf(list);
  for (const next of [element, openerOf(rows[Math.max(row, 0)]), openerOf(rows.at(-1))]) {
    next?.focus({ preventScroll: true });
    if (!isFocusNowhere()) return;
  }
  focusHeading();
}

/** All of the page that no dialog lies over: they are its neighbours. */
const pageAround = (list: HTMLElement | null): Element | undefined =>
  [...document.body.children].find((child) => child.contains(list));
