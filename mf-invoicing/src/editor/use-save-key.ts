import { openDialogs } from '@boekwerk/shared/ui/modal';
import { useEffect, useEffectEvent } from 'react';

/** Saves with Ctrl+S or ⌘S, wherever the focus is on the page; a dialog over it has keys of its own. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (openDialogs().length === 0) onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
