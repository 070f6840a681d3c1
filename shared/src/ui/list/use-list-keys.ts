import { type RefObject, useEffect, useRef } from 'react';
import { areKeysOn } from './keys-switch';

/**
 * Single keys on a list, for as long as nobody is typing and the focus is on the page itself or nowhere.
 *
 * @param list the rows and what stands above them
 * @param action where the page's primary action is
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  action: RefObject<HTMLElement | null>,
  onHelp: () => void,
): void {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });

  useEffect(() => {
    const actions: Record<string, () => void> = {
      '/': () => list.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
      n: () => action.current?.querySelector<HTMLElement>('a, button')?.click(),
      j: () => moveFocus(list.current, 1),
      k: () => moveFocus(list.current, -1),
      '?': () => help.current(),
    };
    const onKey = (event: KeyboardEvent) => {
      const act = actions[letterOf(event)];
      if (!act || !isMeantForList(event, list.current)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list, action]);
}

/** The links of the rows, from the top. */
const ROWS = '.bw-list-table tbody tr a:first-of-type, a.bw-phone-row';

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])];

function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsOf(list);
  const current = rows.findIndex((row) => row === document.activeElement);
  const next = current === -1 ? 0 : current + step;
  rows[next]?.focus();
}

/** On a row the arrows do what j and k do anywhere; elsewhere they scroll the page. */
function letterOf({ key, target }: KeyboardEvent): string {
  const isOnRow = target instanceof Element && target.matches(ROWS);
  if (key === 'ArrowDown') return isOnRow ? 'j' : '';
  if (key === 'ArrowUp') return isOnRow ? 'k' : '';
  return key;
}

function isMeantForList(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !areKeysOn()) return false;
  if (target === document.body)
    return document.querySelector('[role=dialog], dialog[open]') === null;
  if (!(target instanceof Element) || target.closest('input, textarea, [contenteditable]'))
    return false;
  return list?.closest('.bw-page')?.contains(target) ?? false;
}
