import { useRef } from 'react';
import { randomKey } from '../session/random-key';

/**
 * Gives one idempotency key per intent: the same values again are a retry, which must not count twice; other values, or
 * the same ones on another page, are a new intent. So are the same ones after `over`, on a page that stays when it was
 * answered and may ask the same once more.
 */
export function useIntentKey() {
  const last = useRef(NONE);
  const keyOf = (values: unknown): string => {
    const intent = JSON.stringify(values);
    if (intent !== last.current.intent) last.current = { intent, key: randomKey() };
    return last.current.key;
  };
  const over = (): void => {
    last.current = NONE;
  };
  return Object.assign(keyOf, { over });
}

const NONE = { intent: '', key: '' };
