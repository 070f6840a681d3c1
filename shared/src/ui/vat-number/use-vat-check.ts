import { useEffect, useRef, useState } from 'react';
import { call } from '../../api-client/call';
import { checkVatNumber, type VatNumberCheck } from '../../contract/vat-number';
import { isTaxNumber, normaliseTaxNumber } from '../../domain/identity';
import { texts } from './texts';

/** What is said of a number; `text` is null while nobody has said anything. */
type Note = { about: string; text: string | null };

/**
 * Asks VIES about a number when its field is left. A number that was there at the start, that was asked about last,
 * or that has not the form of one is not asked about. Whatever fails here is of no concern to the form.
 *
 * @returns what VIES says of the number that stands there now, and what to do when the field is left
 */
export function useVatCheck(typed: string) {
  const number = normaliseTaxNumber(typed);
  const [note, setNote] = useState<Note>({ about: number, text: null });
  const asked = useRef(number);
  const running = useRef<AbortController>(null);

  // An answer about another number than the one that stands here is of no use.
  useEffect(() => () => running.current?.abort(), [number]);

  async function check() {
    asked.current = number;
    running.current = new AbortController();
    const { signal } = running.current;
    const text = await call(checkVatNumber, { query: { tax_number: number }, signal }).then(
      textOf,
      () => null,
    );
    // Stopped or failed, it has had no answer: who comes back to it asks again.
    if (text === null && asked.current === number) asked.current = '';
    if (!signal.aborted) setNote({ about: number, text });
  }

  return {
    note: note.about === number ? note.text : null,
    leave: () => {
      if (number !== asked.current && isTaxNumber(number)) void check();
    },
  };
}

const textOf = ({ status, name }: VatNumberCheck): string =>
  status === 'known' ? texts.known(name) : texts[status];
