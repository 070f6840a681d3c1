import { joinTabs } from './tab-channel';

type Tab = {
  /** Tells it from the others. */
  name: () => string;
  isSignedIn: () => boolean;
  /** When it was in front last; in milliseconds. */
  frontAt: () => number;
  /** A code for another tab; null when there is none to be had. */
  offer: () => Promise<string | null>;
};

/**
 * Answers tabs that were opened without a session. All answer that they are there, so that nobody is waited for in vain;
 * a code is given by the one that was chosen alone, as long as somebody is signed in there.
 *
 * @returns what stops answering
 */
export function answerTabs({ name, isSignedIn, frontAt, offer }: Tab): () => void {
  const { say, leave } = joinTabs(async (message) => {
    const { type, ask } = message;
    if (type === 'ask')
      say({ type: 'here', ask, tab: name(), front_at: isSignedIn() ? frontAt() : null });
    if (type === 'choose' && message.tab === name())
      say({ type: 'code', ask, code: isSignedIn() ? await offer() : null });
  });
  return leave;
}
