import { type RefObject, useEffect, useRef } from 'react';
import { openDialogs } from '../modal/open-dialogs';
import { openerOf, rowsOf } from './list-rows';
import { areShortcutsEnabled } from './shortcut-setting';

/**
 * Single-key shortcuts of a list, as long as the focus is not in a field, a menu or a dialog.
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
      n: () => press(action.current),
      j: () => moveFocus(list.current, 1),
      k: () => moveFocus(list.current, -1),
      x: () => tickFocused(list.current),
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

/** The primary action is out of reach while rows are ticked. */
function press(action: HTMLElement | null): void {
  if (action?.hasAttribute('inert')) return;
  const find = (selector: string) => action?.querySelector<HTMLElement>(selector);
  const opener = find('.ant-btn-primary') ?? find('a, button');
  // What it opens gives the focus back to it.
  opener?.focus();
  opener?.click();
}

const focusedRow = (list: HTMLElement | null): number =>
  rowsOf(list).findIndex((row) => row.contains(document.activeElement));

function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const current = focusedRow(list);
  openerOf(rowsOf(list)[current === -1 ? 0 : current + step])?.focus();
}

const tickFocused = (list: HTMLElement | null): void =>
  rowsOf(list)[focusedRow(list)]?.querySelector<HTMLElement>('input[type=checkbox]')?.click();

/** Down from the search to what it found. */
const isDownFromSearch = ({ key, target }: KeyboardEvent, list: HTMLElement | null): boolean =>
  key === 'ArrowDown' && target !== null && target === list?.querySelector('input[type=search]');

/** On a row the arrows do what j and k do anywhere; elsewhere they scroll the page. */
function letterOf(event: KeyboardEvent, list: HTMLElement | null): string {
  const { key, target } = event;
  if (isDownFromSearch(event, list)) return 'j';
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return key;
  const isOnRow = target instanceof Element && rowsOf(list).some((row) => openerOf(row) === target);
  if (!isOnRow) return '';
  return key === 'ArrowDown' ? 'j' : 'k';
}

const TYPED_IN = 'input:not([type=checkbox]), textarea, [contenteditable]';

function isMeantForList(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !areShortcutsEnabled()) return false;
  if (target === document.body) return openDialogs().length === 0;
  if (isDownFromSearch(event, list)) return true;
  if (!(target instanceof Element) || target.closest(TYPED_IN)) return false;
  return list?.closest('.bw-page')?.contains(target) ?? false;
}
