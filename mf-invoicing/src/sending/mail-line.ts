import type { MailState } from '@boekwerk/shared/contract/invoice';
import { formatInstant } from '@boekwerk/shared/domain/format';

type MailLine = { tone: 'blue' | 'green' | 'amber' | 'red'; text: string };

/** How the last mail of an invoice fares, in words that promise nothing that has not happened. */
export function mailLine({ state, emails, error, attempts, sent_at }: MailState): MailLine {
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
