import { areShortcutsEnabled } from '@boekwerk/shared/ui/list';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { type DocumentKey, documentKey, isHeldKey } from './document-key';

/** Whether a part of the document is in sight: one behind another tab keeps its form, and hears no keys. */
export const IsInSight = createContext(true);

/** Does what a key stands for while the calling part of the document is in sight. */
export function useDocumentKeys(actions: Partial<Record<DocumentKey, () => void>>): void {
  const isInSight = useContext(IsInSight);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isInSight) return;
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
