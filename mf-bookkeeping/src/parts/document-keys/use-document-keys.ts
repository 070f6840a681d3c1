import { areShortcutsEnabled } from '@boekwerk/shared/ui/list';
import { useEffect, useEffectEvent } from 'react';
import { type DocumentKey, documentKey } from './document-key';

/** Does what a key stands for while the calling part of the document is shown. */
export function useDocumentKeys(actions: Partial<Record<DocumentKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = documentKey(event, areShortcutsEnabled());
    const act = key && actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
