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

/** What happened, in a few words: 'Gebruiker uitgenodigd: Piet Jansen'. */
export function sentenceOf({ action, subject, changes }: HistoryEntry): string {
  // A credit that is sent changes the invoice that it takes back.
  if (changes.some(({ field, is_whole }) => field === 'credited' && !is_whole))
    return texts.credited;
  const sentence = SENTENCES[action] ?? texts.changed;
  return subject === null ? sentence : `${sentence}: ${subject}`;
}
