import { useEffect, useState } from 'react';
import type { UseQueryResult } from '../../query';

const PAUSE_MS = 300;

export type ServerSearch = {
  /** As it is typed. */
  text: string;
  type: (text: string) => void;
  /** What to ask the server: what was typed, once the typing pauses. */
  asked: string;
  /** Whether the answer that belongs to what is typed is still to come; an older one may be shown meanwhile. */
  isWaitingFor: (answer: Answer) => boolean;
};

type Answer = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData'>;

/** A search in a picker of which the server finds the choices. */
export function useServerSearch(): ServerSearch {
  const [text, type] = useState('');
  const typed = text.trim();
  const asked = useDebouncedValue(typed);
  return {
    text,
    type,
    asked,
    isWaitingFor: ({ isPending, isPlaceholderData }) =>
      asked !== typed || isPending || isPlaceholderData,
  };
}

/** A text once it stays the same; an empty one needs no pause. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}
