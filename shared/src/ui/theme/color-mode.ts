import { useSyncExternalStore } from 'react';
import {
  type ColorPreference,
  storeColorPreference,
  storedColorPreference,
} from '../../plain/color-preference';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What the user chose, and how to choose; kept in the browser. */
export function useColorPreference(): [ColorPreference, (preference: ColorPreference) => void] {
  return [useSyncExternalStore(subscribe, storedColorPreference), choose];
}

export const useIsDark = () => useSyncExternalStore(subscribe, isDark);

function isDark(): boolean {
  const preference = storedColorPreference();
  return preference === 'system' ? system().matches : preference === 'dark';
}

function choose(preference: ColorPreference): void {
  storeColorPreference(preference);
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  const media = system();
  listeners.add(tell);
  media.addEventListener('change', tell);
  return () => {
    listeners.delete(tell);
    media.removeEventListener('change', tell);
  };
}
