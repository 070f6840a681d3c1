import type { Place } from './faults-of-distribution';

const by = (column: string, ...tables: string[]) =>
  Object.fromEntries(tables.map((table) => [table, { by: column } as const]));
const are = (place: 'reference' | 'local', ...tables: string[]) =>
  Object.fromEntries(tables.map((table) => [table, place]));

/** Where each table is once the database is more than one machine. */
export const PLACES: { readonly [table: string]: Place } = {
  ...by(
    'relation_id',
    ...['accounting_relation', 'accounting_task', 'attachment', 'audit', 'booking_attempt'],
    ...['booking_import', 'booking_item', 'booking_item_date_tally', 'booking_item_state_tally'],
    ...[
      'booking_item_tally',
      'booking_line',
      'booking_origin',
      'booking_rule',
      'document_presence',
    ],
    ...['file', 'idempotency', 'invoice', 'invoice_counter', 'invoice_line', 'invoice_month_tally'],
    ...['invoice_prefix', 'invoice_tally', 'invoice_template', 'invoice_vat', 'ledger_account'],
    ...['mail', 'mail_day', 'note', 'office_currency', 'office_period', 'payment', 'person'],
    ...['product', 'product_bucket', 'product_tally', 'project', 'recurrence', 'tax_default'],
    'vat_percentage',
  ),
  ...by('owner_relation_id', 'party_bucket', 'party_tally'),
  // A firm's own: which clients it has, and who of it sees them.
  ...by(
    'administration_id',
    ...[
      'administration_relation',
      'administration_user',
      'firm_client_bucket',
      'firm_client_tally',
      'opened_client',
    ],
  ),
  // Asked for over companies: by who signs in, by a firm of all its clients, by the organisation in the package.
  ...are('reference', 'accounting_connection', 'accounting_credentials', 'relation'),
  ...are('reference', 'relation_user', 'user'),
  // Of an account, of this installation, or forgotten soon.
  ...are('local', 'address_change', 'attempt', 'handover', 'invariant_check', 'letter_try'),
  ...are('local', 'mailed_code', 'office_lease', 'recovery_code', 'remembered_device', 'secret'),
  ...are('local', 'passkey', 'passkey_challenge'),
  ...are('local', 'session', 'shortcut', 'used_authorization'),
};

const because = (reason: string, ...faults: string[]) =>
  Object.fromEntries(faults.map((fault) => [fault, reason]));
const follow = (table: string, tally: string) =>
  ['insert', 'update', 'delete'].map((act) => `trigger ${table}.${tally}_follows_${act}`);

/** What does not distribute, and why it is so. */
export const EXCEPTIONS: { readonly [fault: string]: string } = {
  ...because(
    'a document may be moved to another company: the key from its source goes, and what empties the trash asks by itself',
    'foreign key booking_origin.booking_origin_source to booking_item',
  ),
  ...because(
    'not yet: what somebody does before they are in a company is of none; it becomes a table of its own',
    'column audit.relation_id',
    'key audit.audit_pkey (id)',
  ),
  ...because(
    'not yet: older processes insert on conflict with this key, and fail when it is gone; the next migration may take it',
    'key document_presence.document_presence_booking_item_id_user_id_pk (booking_item_id, user_id)',
  ),
  ...because(
    'not yet: `relation` holds companies, which all machines need, and their customers, which they do not',
    'foreign key relation.relation_logo to file',
    'trigger relation.administration_relation_follows_client',
    'trigger relation.booking_item_follows_company',
    'trigger relation.booking_item_follows_supplier',
    ...follow('relation', 'party_tally'),
  ),
  ...because(
    'a trigger touches rows of the same company alone, which are on the same machine: safe once it is allowed',
    ...follow('administration_relation', 'firm_client_tally'),
    ...follow('booking_item', 'booking_item_tally'),
    ...follow('booking_item', 'booking_item_date_tally'),
    ...follow('booking_item', 'booking_item_state_tally'),
    ...follow('invoice', 'invoice_tally'),
    ...follow('product', 'product_tally'),
    'trigger booking_item.booking_item_question_ends',
    'trigger booking_item_date_tally.booking_item_date_tally_counts',
    'trigger booking_item_tally.booking_item_tally_counts',
    'trigger invoice_counter.invoice_counter_counts',
    'trigger invoice_tally.invoice_tally_counts',
    'trigger mail_day.mail_day_counts',
  ),
  ...because(
    'a trigger reads names of `relation`, which each machine has: safe once it is allowed',
    'trigger administration_relation.administration_relation_copies_client',
    'trigger booking_item.booking_item_copies_supplier',
    'trigger booking_item.booking_item_question_searched',
  ),
};
