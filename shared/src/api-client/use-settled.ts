import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What was typed, once the typing pauses: only then is the server asked. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
