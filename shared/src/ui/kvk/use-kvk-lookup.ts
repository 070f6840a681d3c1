import { useEffect, useRef, useState } from 'react';
import type { KvkData } from '../../contract/kvk';
import { isCocNumber } from '../../domain/relation/identity';
import { useConfirm } from '../confirm/confirm-provider';
import { askRegister } from './ask-register';
import { compare, PARTS, type Part } from './compare';
import { texts } from './texts';

type Form = {
  read: (part: Part) => string;
  fill: (part: Part, text: string) => void;
};

/** The message about a number under its field. */
type Note = { about: string; text: string; isSearching?: boolean; canRetry?: boolean };

/**
 * Looks a number up in the trade register when its field is left, and fills in what it learns. A number that
 * was there at the start, or was looked up last, is not asked again.
 */
export function useKvkLookup(number: string, { read, fill }: Form) {
  const confirm = useConfirm();
  const [note, setNote] = useState<Note | null>(null);
  const asked = useRef(number);
  const filled = useRef<Partial<KvkData>>({});
  const running = useRef<AbortController>(null);

  // The number was changed meanwhile: this answer is about the previous one.
  useEffect(() => () => running.current?.abort(), [number]);

  async function lookUp() {
    asked.current = number;
    const { signal } = begin();
    setNote({ about: number, text: texts.searching, isSearching: true });
    const answer = await askRegister(number, signal);
    if (answer === null) {
      // Stopped without an answer: the same number may be looked up again.
      if (asked.current === number) asked.current = '';
      return;
    }
    if (typeof answer === 'string') {
      setNote({ about: number, text: texts[answer], canRetry: answer !== 'unknown' });
      return;
    }
    const text = await take(answer, signal);
    if (text) setNote({ about: number, text });
  }

  function begin(): AbortController {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  }

  /** Fills in. @returns what was filled in; null when the number was changed while the user was asked */
  async function take(found: KvkData, signal: AbortSignal): Promise<string | null> {
    const now = Object.fromEntries(PARTS.map((part) => [part, read(part)])) as KvkData;
    const { fill: empty, ask } = compare(found, now, filled.current);
    put(empty, found);
    if (empty.length === 0 && ask.length === 0) return texts.alike;
    if (ask.length === 0) return told(empty, found) ?? texts.found(found.name);

    setNote({ about: number, text: texts.found(found.name) });
    const mayReplace = await confirm({
      title: texts.replace,
      text: texts.replacements(ask, found),
      confirmText: texts.doReplace,
      cancelText: texts.keep,
    });
    if (signal.aborted) return null;
    if (mayReplace) put(ask, found);
    return told(mayReplace ? [...empty, ...ask] : empty, found) ?? texts.kept(found.name);
  }

  function put(parts: Part[], found: KvkData): void {
    for (const part of parts) {
      fill(part, found[part]);
      filled.current[part] = found[part];
    }
  }

  return {
    note: note?.about === number ? note : null,
    leave: () => {
      if (isCocNumber(number) && number !== asked.current) void lookUp();
    },
    retry: () => void lookUp(),
  };
}

/** What was filled in; what was emptied, because it belonged to another number, is not worth telling. */
function told(parts: Part[], found: KvkData): string | null {
  const taken = PARTS.filter((part) => parts.includes(part) && found[part] !== '');
  return taken.length > 0 ? texts.filled(taken) : null;
}
