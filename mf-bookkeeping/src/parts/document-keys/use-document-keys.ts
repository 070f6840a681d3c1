import { areShortcutsEnabled } from '@boekwerk/shared/ui/list';
import { useEffect, useEffectEvent } from 'react';
import { type DocumentKey, documentKey, isHeldKey } from './document-key';

/** Does what a key stands for while the calling part of the document is shown. */
export function useDocumentKeys(actions: Partial<Record<DocumentKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = documentKey(event, areShortcutsEnabled());
    const act = key && actions[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
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
