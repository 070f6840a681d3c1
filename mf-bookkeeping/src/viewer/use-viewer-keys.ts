import { useEffect, useEffectEvent } from 'react';
import { type ViewerAction, viewerAction } from './viewer-action';

/** Does what a key stands for while the calling part of the viewer is shown. */
export function useViewerKeys(actions: Partial<Record<ViewerAction, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = viewerAction(event);
    const act = action && actions[action];
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
