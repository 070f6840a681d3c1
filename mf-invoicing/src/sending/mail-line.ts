import type { SentMail } from '@boekwerk/shared/contract/invoice';
import { formatInstant } from '@boekwerk/shared/domain/format';
import { texts } from './texts';

type Tone = 'blue' | 'green' | 'amber' | 'red';
type MailLine = { tone: Tone; text: string };
type Faring = Pick<SentMail, 'state' | 'emails' | 'error' | 'attempts' | 'sent_at'>;

/** How the last mail of an invoice fares, in words that promise nothing that has not happened. */
export function mailLine({ state, emails, error, attempts, sent_at }: Faring): MailLine {
  const to = emails.join(', ');
  const why = error ? `: ${error}` : '';
  if (state === 'failed') return { tone: 'red', text: `E-mail aan ${to} is mislukt${why}` };
  if (state === 'sent') {
    const when = sent_at ? ` op ${formatInstant(sent_at)}` : '';
    // Some of several addresses were refused: it went, and not to everybody.
    if (error) return { tone: 'amber', text: `E-mail is verzonden${when}. ${error}` };
    return { tone: 'green', text: `E-mail is verzonden naar ${to}${when}` };
  }
  if (attempts === 0) return { tone: 'blue', text: `E-mail aan ${to} is in wachtrij` };
  return {
    tone: 'amber',
    text: `E-mail aan ${to} is in wachtrij en wordt opnieuw geprobeerd${why}`,
  };
}

/** The same in a word, for a list of mails. */
export function mailState({
  state,
  error,
  attempts,
}: Pick<Faring, 'state' | 'error' | 'attempts'>): MailLine {
  const { queued, retried, sent, partly, failed } = texts.state;
  if (state === 'failed') return { tone: 'red', text: failed };
  if (state === 'sent')
    return error ? { tone: 'amber', text: partly } : { tone: 'green', text: sent };
  return attempts === 0 ? { tone: 'blue', text: queued } : { tone: 'amber', text: retried };
}
