import { useState } from 'react';

const KEY = 'boekwerk.menu';

/** Whether the menu shows icons only; a choice about this screen, so it outlives the session. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed');
  return [
    isCollapsed,
    (next) => {
      setCollapsed(next);
      if (next) localStorage.setItem(KEY, 'collapsed');
      else localStorage.removeItem(KEY);
    },
  ];
}
