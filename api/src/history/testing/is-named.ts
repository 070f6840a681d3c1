import type { HistoryChange } from '@boekwerk/shared/contract/history';
import { fieldOf } from '@boekwerk/shared/domain/history/fields';

/** What history says nothing about: who reads it knows it from another field, or from the sentence. */
const LEFT_OUT: { readonly [entity: string]: readonly string[] } = {
  // Follow from the status, the amounts and the number; the parties and the logo are kept as they were when it was sent.
  invoice: [
    ...['due_date', 'open_amount', 'is_credit', 'prefix', 'number_year', 'occurrence'],
    ...['from_party', 'to_party', 'logo'],
  ],
  // Kept to count from; the next date is told.
  recurrence: [
    ...['anchor_date', 'anchor_period_start', 'anchor_count', 'recurrence_count'],
    'next_period_start',
  ],
  // Follow from which names are filled in and who made it; that it was deleted is the sentence.
  relation: ['type', 'relation_user_type', 'active'],
  // Who it is, and what was done, is the sentence.
  relation_user: [
    ...['name', 'invited_name', 'invited_last_name', 'invited_by', 'type', 'is_default', 'state'],
    'invited_from',
  ],
  // Of the own account; a company reads who came, went and what they may.
  user: [
    ...['password', 'password_hash', 'state', 'status', 'role', 'new_email'],
    ...['two_factor', 'passkey', 'recovery_codes', 'totp_secret', 'totp_last_step'],
    ...['question_mails', 'mail_copies', 'deletion_due_on'],
  ],
  // Who did it is told anyhow; what the file and a job keep for themselves, and what follows from its questions.
  booking_item: [
    ...['uploaded_by', 'uploaded_date', 'tagged_by', 'tagged_date', 'booked_by', 'deleted_by'],
    ...['in_progress_for', 'in_progress_since', 'is_own_invoice', 'package_modified'],
    ...['booking_errors', 'content_type', 'size', 'has_notes', 'is_answered'],
  ],
  booking_import: ['type'],
};

/** Whether history has a name for a field, or says nothing about it on purpose. */
export const isNamed = ({ entity, field }: Pick<HistoryChange, 'entity' | 'field'>): boolean =>
  fieldOf(entity, field) !== undefined || LEFT_OUT[entity]?.includes(field) === true;
