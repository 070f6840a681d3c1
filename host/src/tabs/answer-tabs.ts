import { joinTabs } from './tab-channel';

type Tab = {
  /** Identifies the tab. */
  name: () => string;
  isSignedIn: () => boolean;
  /** When it was last in front, in milliseconds since 1970. */
  frontAt: () => number;
  /** Gets a code for another tab; null when there is none. */
  offer: () => Promise<string | null>;
};

/**
 * Answers tabs that were opened without a session. Every tab reports itself, so that the new tab knows for how many to
 * wait; only the tab that it chooses gives a code, as long as it is signed in.
 *
 * @returns stops answering
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
