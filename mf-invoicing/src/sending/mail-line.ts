import type { SentMail } from '@boekwerk/shared/contract/invoice';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { texts } from './texts';

type Tone = 'blue' | 'green' | 'amber' | 'red';
type MailLine = { tone: Tone; text: string };
type DeliveryState = Pick<SentMail, 'state' | 'error' | 'attempts'>;

/** The state of the last mail of an invoice, in words that promise nothing that has not happened. */
export function mailLine(mail: DeliveryState & Pick<SentMail, 'emails' | 'sent_at'>): MailLine {
  const { emails, error, sent_at } = mail;
  const stage = stageOf(mail);
  const when = sent_at && formatInstant(sent_at);
  const text = texts.line[stage]({ to: emails.join(', '), when, error });
  return { tone: TONES[stage], text };
}

/** The same in a word, for a list of mails. */
export function mailState(mail: DeliveryState): MailLine {
  const stage = stageOf(mail);
  return { tone: TONES[stage], text: texts.state[stage] };
}

const TONES = {
  queued: 'blue',
  retried: 'amber',
  sent: 'green',
  partly: 'amber',
  failed: 'red',
} as const satisfies Record<string, Tone>;

/** `partly`: some of several addresses were refused. It went, and not to everybody. */
function stageOf({ state, error, attempts }: DeliveryState): keyof typeof TONES {
  if (state === 'failed') return 'failed';
  if (state === 'sent') return error ? 'partly' : 'sent';
  return attempts === 0 && error === null ? 'queued' : 'retried';
}
