import { useEffect, useRef } from 'react';

/** On a list `/` goes to its search field and `n` makes a new one, unless somebody is typing. */
export function useListKeys(onNew: () => void) {
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      const action = { '/': goToSearch, n: latest.current }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const goToSearch = () =>
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest('input, textarea, [role=dialog]') !== null;
}
