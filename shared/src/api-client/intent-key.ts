import { useRef } from 'react';

/**
 * Gives one key per intent: the same values again are a second try of the same, which must not count
 * twice; other values, or the same ones on another page, are something new.
 */
export function useIntentKey() {
  const last = useRef({ intent: '', key: '' });
  return (values: unknown): string => {
    const intent = JSON.stringify(values);
    if (intent !== last.current.intent) last.current = { intent, key: randomKey() };
    return last.current.key;
  };
}

/** `crypto.randomUUID` is missing where the address is not https. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
