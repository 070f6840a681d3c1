import { useEffect, useRef } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]';

type Act = () => void;

/**
 * Ctrl+Z or ⌘Z does what the last notice offers, as long as that stands; in a field it is the field's own.
 *
 * @returns says what it offers, and that it offers that no more
 */
export function useUndoKey(): {
  offer: (act: Act | undefined) => void;
  withdraw: (act: Act) => void;
} {
  const offered = useRef<Act | undefined>(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return;
      const isTyping = target instanceof Element && target.closest(TYPED_IN) !== null;
      if (isTyping || defaultPrevented || !offered.current) return;
      event.preventDefault();
      offered.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return {
    offer: (act) => {
      offered.current = act;
    },
    withdraw: (act) => {
      if (offered.current === act) offered.current = undefined;
    },
  };
}
