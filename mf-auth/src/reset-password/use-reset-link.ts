import { checkResetCode } from '@boekwerk/shared/contract/users';
import { useEffect, useState } from 'react';
import { failureText } from '../failure-text';
import { isExpiredLink } from '../is-expired-link';
import { once } from '../once';

type Link =
  | { at: 'busy' }
  /** `oldEmail` is the address that is put back; null when only a password is chosen. */
  | { at: 'good'; oldEmail: string | null }
  | { at: 'dead' }
  /** It may work in a moment. */
  | { at: 'failed'; text: string };

/** Looks what the link of a mail opens, before anybody thinks of a password for one that opens nothing any more. */
export function useResetLink(code: string | null) {
  const [link, setLink] = useState<Link>({ at: 'busy' });
  const [attempt, setAttempt] = useState(1);

  // Once on arrival, and for each new attempt.
  useEffect(() => {
    if (code === null) return;
    let isHere = true;
    const show = (next: Link) => isHere && setLink(next);
    show({ at: 'busy' });
    once(`reset ${code}`, () => look(code)).then(
      ({ old_email }) => show({ at: 'good', oldEmail: old_email }),
      (error) => show(isExpiredLink(error) ? DEAD : { at: 'failed', text: failureText(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [code, attempt]);

  const retry = () => setAttempt((last) => last + 1);
  return { link, retry, setDead: () => setLink(DEAD) };
}

const DEAD: Link = { at: 'dead' };

async function look(code: string) {
  const { call } = await import('@boekwerk/shared/api-client/call');
  return call(checkResetCode, { body: { code } });
}
