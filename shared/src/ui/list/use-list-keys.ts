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
      const act = actions[letterOf(event, list.current)];
      if (!act || !isMeantForList(event, list.current)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list, action]);
}

/** The link of each row, from the top; the button of a row that leads nowhere. */
const rowsOf = (list: HTMLElement | null): Element[] =>
  [...(list?.querySelectorAll('tbody tr, .bw-phone-list li') ?? [])].flatMap(
    (row) => row.querySelector('a') ?? row.querySelector('button') ?? [],
  );

function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsOf(list);
  const current = document.activeElement ? rows.indexOf(document.activeElement) : -1;
  const next = rows[current === -1 ? 0 : current + step];
  if (next instanceof HTMLElement) next.focus();
}

/** On a row the arrows do what j and k do anywhere; elsewhere they scroll the page. */
function letterOf({ key, target }: KeyboardEvent, list: HTMLElement | null): string {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return key;
  const isOnRow = target instanceof Element && rowsOf(list).includes(target);
  if (!isOnRow) return '';
  return key === 'ArrowDown' ? 'j' : 'k';
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
