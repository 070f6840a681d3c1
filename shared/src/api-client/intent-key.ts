import { useRef } from 'react';
import { randomKey } from '../session/random-key';

/**
 * Gives one idempotency key per intent: the same values again are a retry, which must not count twice; other values, or
 * the same ones on another page, are a new intent.
 */
export function useIntentKey() {
  const last = useRef({ intent: '', key: '' });
  return (values: unknown): string => {
    const intent = JSON.stringify(values);
    if (intent !== last.current.intent) last.current = { intent, key: randomKey() };
    return last.current.key;
  };
}
