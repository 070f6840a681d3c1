import { threadScript } from '../../../../platform/threads/thread-script';
import { newThreads } from '../../../../platform/threads/threads';
import type { Element } from './element';
import { parseXml } from './parse-xml';

/** Letters of an answer that is parsed at once: ten thousand relations are a million of them, and take a sixth of a second. */
const MOST_AT_ONCE = 100_000;

/** Of the largest answer. */
const LIMITS = { name: 'xml', seconds: 60, megabytes: 1024, waiting: 1 };

/**
 * Parses an answer; a long one in a thread, so that nobody waits for it. Those are few: none keeps its thread.
 *
 * @throws Error as `parseXml`
 */
export async function readXml(text: string): Promise<Element> {
  if (text.length <= MOST_AT_ONCE) return parseXml(text);
  const threads = newThreads(threadScript('xml-thread', import.meta.url), LIMITS);
  try {
    return (await threads.run(text)) as Element; // what the thread answers
  } finally {
    await threads.close();
  }
}
