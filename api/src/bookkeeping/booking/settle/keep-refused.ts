import type { Message, Refused } from '../../../external/accounting/outcome';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { audited } from '../../../platform/http/audit';
import type { BookAttempt } from '../attempt-store';
import { TEXTS } from '../texts';
import { giveBack } from './give-back';

type Said = Pick<Refused, 'messages' | 'is_duplicate_number'>;

/**
 * The package did not take it: what it says stands at the field that it is about, and what is about none at ''. There
 * also stands that it was not taken when it says nothing.
 */
export const keepRefused = (app: App, attempt: BookAttempt, refused: Said): Promise<void> =>
  change(app, ({ db }) => {
    const { relation_id } = attempt;
    return audited(db, { action: 'job document refused', relation_id }, (record) =>
      giveBack({ db, record }, attempt, {
        booking_errors: errorsOf(refused),
        answer: { messages: refused.messages.map(({ path, text }) => ({ path, text })) },
      }),
    );
  });

function errorsOf({ messages, is_duplicate_number }: Said): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const message of messages) {
    const field = fieldOf(message);
    const said = errors[field];
    errors[field] = said === undefined ? message.text : `${said} ${message.text}`;
  }
  if (is_duplicate_number) errors.invoice_number = TEXTS.duplicateInPackage;
  return Object.keys(errors).length > 0 ? errors : { '': TEXTS.notAccepted };
}

/** A message without words says at least that it was refused. */
const fieldOf = ({ field }: Message): string => field ?? '';
