import { useEffect, useRef, useState } from 'react';
import { call } from '../../api-client/call';
import { checkVatNumber, type VatNumberCheck } from '../../contract/vat-number';
import { isTaxNumber, normaliseTaxNumber } from '../../domain/relation/identity';
import { vatNumberWarning } from '../../domain/vat/vat-number';
import { texts } from './texts';

/** What VIES says of a number; `text` is null without an answer. */
type Note = { about: string; text: string | null };

/**
 * Says what looks wrong about a number that stands in its field, and else asks VIES about it when the field is left. A
 * number that was there at the start, that was asked about last, or that has not the form of one is not asked about.
 * A failure here does not affect the form.
 *
 * @param country where its owner is
 * @returns what is said of the number that stands there now, and what to do when the field is left
 */
export function useVatCheck(typed: string, country: string) {
  const number = normaliseTaxNumber(typed);
  const [left, setLeft] = useState(number);
  const [note, setNote] = useState<Note>({ about: number, text: null });
  const asked = useRef(number);
  const running = useRef<AbortController>(null);

  // The number was changed meanwhile: this answer is about the previous one.
  useEffect(() => () => running.current?.abort(), [number]);

  async function check() {
    asked.current = number;
    running.current = new AbortController();
    const { signal } = running.current;
    const text = await call(checkVatNumber, { query: { tax_number: number }, signal }).then(
      textOf,
      () => null,
    );
    // Stopped or failed, without an answer: the same number may be asked again.
    if (text === null && asked.current === number) asked.current = '';
    if (!signal.aborted) setNote({ about: number, text });
  }

  const warning = vatNumberWarning(number, country);
  return {
    // Nobody is warned of what they are still typing.
    warning: number === left ? warning : null,
    note: note.about === number ? note.text : null,
    leave: () => {
      setLeft(number);
      if (number !== asked.current && warning === null && isTaxNumber(number)) void check();
    },
  };
}

/** A number that cannot exist is warned of here, with the same words everywhere. */
const textOf = ({ status, name }: VatNumberCheck): string | null => {
  if (status === 'wrong') return null;
  return status === 'known' ? texts.known(name) : texts[status];
};
