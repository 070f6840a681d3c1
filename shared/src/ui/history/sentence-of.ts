import type { HistoryEntry } from '../../contract/history';
import { companyActions } from './company-actions';
import { invoiceActions } from './invoice-actions';
import { relationActions } from './relation-actions';
import { texts } from './texts';

const SENTENCES: { readonly [action: string]: string } = {
  ...relationActions,
  ...invoiceActions,
  ...companyActions,
};

/** What of an invoice only a credit of it changes: of one of nothing no amount. */
const OF_CREDIT = ['credited', 'has_sent_credit'];

/** What happened, in a few words: 'Gebruiker uitgenodigd: Piet Jansen'. */
export function sentenceOf({ action, subject, changes }: HistoryEntry): string {
  // A credit that is sent changes the invoice that it takes back.
  if (changes.some(({ field, is_whole }) => OF_CREDIT.includes(field) && !is_whole))
    return texts.credited;
  const sentence = SENTENCES[action] ?? texts.changed;
  return subject === null ? sentence : `${sentence}: ${subject}`;
}
