import { areShortcutsEnabled } from '@boekwerk/shared/ui/list';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { type DocumentKey, documentKey, isHeldKey } from './document-key';

/** Whether a part of the document is in sight: one behind another tab keeps its form, and hears no keys. */
export const IsInSight = createContext(true);

/** Does what a key stands for while the calling part of the document is in sight. */
export function useDocumentKeys(actions: Partial<Record<DocumentKey, () => void>>): void {
  const isInSight = useContext(IsInSight);
  const act = useEffectEvent((key: DocumentKey) => actions[key]?.());
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isInSight) return;
    const key = documentKey(event, areShortcutsEnabled());
    if (!key || !actions[key]) return;
    event.preventDefault();
    event.stopPropagation();
    if (key !== 'save' && key !== 'goOn') return act(key);
    settleField();
    // Once the page knows what the field took.
    queueMicrotask(() => act(key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before the field that has the focus: one to choose from opens at Enter, whatever is held with it.
    const listenFirst = (event: KeyboardEvent) => isHeldKey(event) && press(event);
    window.addEventListener('keydown', listenFirst, { capture: true });
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listenFirst, { capture: true });
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

/**
 * Has the field of a form that has the focus take what is typed in it, as when it is left: a date is read then, and amounts
 * follow from others. One to choose from takes nothing that was not chosen.
 */
function settleField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches('form input:not([role=combobox])')) return;
  field.blur();
  field.focus({ preventScroll: true });
}
