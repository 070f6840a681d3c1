import type { Queries } from '../../platform/database/connect';
import { anAttempt, type ConsistentWorld, run } from './a-consistent-world';

type Corrupt = (db: Queries, world: ConsistentWorld) => Promise<unknown>;

/** Which invariant no longer holds, what was done, and what is said of it: nothing of a tally but its company. */
export type Corruption = [
  invariant: string,
  what: string,
  corrupt: Corrupt,
  of: (world: ConsistentWorld) => number | string | null,
];

const setItem = (db: Queries, id: number, what: string) =>
  run(db, `update booking_item set ${what} where id = ${id}`);
const setAttempt = (db: Queries, id: number, what: string) =>
  run(db, `update booking_attempt set ${what} where booking_item_id = ${id}`);
const setInvoice = (db: Queries, id: number, what: string) =>
  run(db, `update invoice set ${what} where id = ${id}`);
const fileOf = async (db: Queries, id: number) =>
  (await run(db, `select file_id from booking_item where id = ${id}`)).rows[0]?.file_id as string;

/** Does something, and gives the id of a row that it named with it. */
const one = async (db: Queries, text: string) => (await run(db, text)).rows[0]?.id as string;

let fileId = '';
let sessionId = '';

const OF_PLATFORM: Corruption[] = [
  [
    'file-is-there',
    'a file that lost its end',
    async (db, { uploaded }) => {
      fileId = await fileOf(db, uploaded);
      await run(db, `update file set size = size + 1 where id = '${fileId}'`);
    },
    () => fileId,
  ],
  [
    'file-is-there',
    'other bytes than came in',
    async (db, { uploaded }) => {
      fileId = await fileOf(db, uploaded);
      await run(db, `update file set sha256 = repeat('0', 64) where id = '${fileId}'`);
    },
    () => fileId,
  ],
  [
    'one-audit-row',
    'an answer of which nobody knows what was done',
    (db, { mailed }) =>
      run(
        db,
        `delete from audit where about @> array['invoice.${mailed}'] and action like '%send'`,
      ),
    () => 'POST /invoicing/v1/invoice/:id/send mailed',
  ],
  [
    'one-audit-row',
    'a write that was told twice',
    async (db, { mailed }) => {
      const columns = 'at, user_id, relation_id, action, changes';
      const found = `from audit where about @> array['invoice.${mailed}'] and action like '%send'`;
      // Both of this transaction, as those of one write are.
      for (let times = 0; times < 2; times++)
        await run(db, `insert into audit (${columns}) select ${columns} ${found} limit 1`);
    },
    () => 'POST /invoicing/v1/invoice/:id/send mailed',
  ],
];

const OF_ACCOUNTS: Corruption[] = [
  ...[
    ['ended for a reason, and going on', `end_reason = 'signed_out'`],
    ['rotated from nothing', 'rotated_at = now()'],
    ['come from where it is', 'origin_relation_id = relation_id'],
    ['without a token', `token_hash = ''`],
  ].map(
    ([what, set]): Corruption => [
      'session-is-consistent',
      `one that is ${what}`,
      async (db, { member }) => {
        sessionId = await one(
          db,
          `update session set ${set} where user_id = ${member.user.id} returning id`,
        );
      },
      () => sessionId,
    ],
  ),
  [
    'invited-has-no-password',
    'somebody who is invited, with a password',
    (db, { member }) => run(db, `update "user" set status = 1 where id = ${member.user.id}`),
    ({ member }) => member.user.id,
  ],
  [
    'one-default-company',
    'two to begin in',
    (db, { member, firm }) =>
      run(
        db,
        `insert into relation_user (relation_id, user_id, type, is_default)
         values (${firm.company.id}, ${member.user.id}, 1, true)`,
      ),
    ({ member }) => member.user.id,
  ],
  [
    'one-default-company',
    'one that was only offered',
    (db, { member }) =>
      run(db, `update relation_user set status = 1 where user_id = ${member.user.id}`),
    ({ member }) => member.user.id,
  ],
  [
    'deleted-has-nothing',
    'a name, an address and a password',
    (db, { member }) => run(db, `update "user" set erased_at = now() where id = ${member.user.id}`),
    ({ member }) => member.user.id,
  ],
  [
    'deleted-has-nothing',
    'a place to work, with nobody there',
    (db, { member }) =>
      run(
        db,
        `update "user" set name = 'Verwijderde', last_name = 'gebruiker', email = 'deleted-' || id,
           password_hash = '', status = 1, avatar_file_id = null, erased_at = now()
         where id = ${member.user.id}`,
      ),
    ({ member }) => member.user.id,
  ],
];

const OF_RELATIONS: Corruption[] = [
  [
    'customer-tally',
    'one too many',
    (db) => run(db, 'update party_tally set customers = customers + 1'),
    () => null,
  ],
  ['client-tally', 'nobody counted', (db) => run(db, 'delete from firm_client_tally'), () => null],
  [
    'client-is-copied',
    'another name',
    (db) => run(db, `update administration_relation set city = 'Elders'`),
    () => 1,
  ],
  [
    'person-is-person',
    'a number of a company',
    (db, { client }) => run(db, `update relation set type = 0 where id = ${client.id}`),
    ({ client }) => client.id,
  ],
];

const OF_INVOICING: Corruption[] = [
  [
    'numbers-are-gapless',
    'a number left out',
    (db, { mailed }) =>
      setInvoice(
        db,
        mailed,
        `prefix_id = prefix_id + 1, invoice_number = '2026-000' || prefix_id + 1`,
      ),
    ({ mailed }) => mailed,
  ],
  [
    'numbers-are-gapless',
    'a series without its first number',
    (db, { paid }) =>
      run(db, `update invoice set prefix = 'A' where prefix_id > 1 and id > ${paid}`),
    ({ credited }) => credited,
  ],
  [
    'counter-is-last-number',
    'a counter that went on',
    (db) => run(db, 'update invoice_counter set last_number = last_number + 1'),
    ({ member }) => member.company.id,
  ],
  [
    'counter-is-last-number',
    'no counter',
    (db) => run(db, 'delete from invoice_counter'),
    ({ member }) => member.company.id,
  ],
  ...[
    'from_party = null',
    'to_party = null',
    'sent_at = null',
    'status = 3',
    `invoice_number = '2026-9999'`,
  ].map(
    (set): Corruption => [
      'sent-is-frozen',
      set,
      (db, { mailed }) => setInvoice(db, mailed, set),
      ({ mailed }) => mailed,
    ],
  ),
  ...[
    ['a cent more', 'update invoice set total = total + 0.01 where id = '],
    ['a line of another price', 'update invoice_line set value = value + 1 where invoice_id = '],
    ['no lines', 'delete from invoice_line where invoice_id = '],
    ['VAT that is gone', 'delete from invoice_vat where invoice_id = '],
    ['VAT of another box', `update invoice_vat set box = '1e' where invoice_id = `],
  ].map(
    ([what = '', text]): Corruption => [
      'totals-equal-lines',
      what,
      (db, { mailed }) => run(db, `${text}${mailed}`),
      ({ mailed }) => mailed,
    ],
  ),
  ...[
    ['a payment that is gone', 'delete from payment where invoice_id = '],
    ['another payment', 'update payment set amount = 22 where invoice_id = '],
    ['paid, but not all', 'update invoice set status = 7 where id = '],
    ['as if nothing was paid', 'update invoice set status = 5 where id = '],
  ].map(
    ([what = '', text]): Corruption => [
      'payments-add-up',
      what,
      (db, { paid }) => run(db, `${text}${paid}`),
      ({ paid }) => paid,
    ],
  ),
  ...[
    ['less than its credit', 'update invoice set credited = 100 where id = '],
    ['more than it was for', 'update invoice set credited = 122 where id = '],
  ].map(
    ([what = '', text]): Corruption => [
      'credits-add-up',
      what,
      (db, { credited }) => run(db, `${text}${credited}`),
      ({ credited }) => credited,
    ],
  ),
  [
    'credits-add-up',
    'nothing, and taken back twice',
    async (db, { credited, paid }) => {
      const of = `credited_invoice_id = ${credited}`;
      await setInvoice(db, paid, `is_credit = true, given_back = 0, ${of}`);
      await run(db, `update invoice set total = 0, credited = 0 where id = ${credited} or ${of}`);
    },
    ({ credited }) => credited,
  ],
  [
    'mail-has-its-job',
    'a job that was lost',
    (db) => run(db, `delete from pgboss.job where name = 'mail-invoice'`),
    () => 1,
  ],
  [
    'mail-is-of-sent',
    'a mail about a concept',
    (db, { mailed }) => setInvoice(db, mailed, 'prefix_id = null'),
    () => 1,
  ],
  [
    'mail-is-of-sent',
    'one that went at no time',
    (db) => run(db, `update mail set state = 'sent'`),
    () => 1,
  ],
  ...(
    [
      ['one that somebody took, called failed', "state = 'failed', ", 'a@klant.example', 250],
      ['one that waits though everybody refused it', '', 'a@klant.example', 550],
      ['an answer about a stranger', '', 'b@klant.example', 451],
    ] as const
  ).map(
    ([what, set, email, code]): Corruption => [
      'mail-is-as-answered',
      what,
      (db) => run(db, `update mail set ${set}answers = '[${JSON.stringify({ email, code })}]'`),
      () => 1,
    ],
  ),
  [
    'recurrence-is-complete',
    'an invoice that nobody deleted',
    async (db, { recurrence }) => {
      const of = `recurrence_id = ${recurrence} and occurrence = 0`;
      await run(
        db,
        `delete from invoice_line where invoice_id = (select id from invoice where ${of})`,
      );
      await run(db, `delete from invoice where ${of}`);
    },
    ({ recurrence }) => recurrence,
  ],
  [
    'recurrence-is-complete',
    'one more than it made',
    (db, { recurrence }) =>
      run(db, `update recurrence set recurrence_count = 1 where id = ${recurrence}`),
    ({ recurrence }) => recurrence,
  ],
  [
    'recurrence-is-on-time',
    'a day late',
    (db, { recurrence }) =>
      run(db, `update recurrence set next_date = next_date + 1 where id = ${recurrence}`),
    ({ recurrence }) => recurrence,
  ],
  [
    'invoice-tally',
    'an amount too much',
    (db) => run(db, 'update invoice_tally set open_amount = open_amount + 1'),
    () => null,
  ],
  ['invoice-tally', 'a day left out', (db) => run(db, 'delete from invoice_tally'), () => null],
  [
    'invoice-month-tally',
    'one too few',
    (db) => run(db, 'update invoice_month_tally set invoices = invoices - 1'),
    () => null,
  ],
  [
    'product-tally',
    'one too many',
    (db) => run(db, 'update product_tally set products = products + 1'),
    () => null,
  ],
];

const OF_BOOKINGS: Corruption[] = [
  [
    'booked-by-its-attempt',
    'an attempt that was done, of a document that is not booked',
    (db, { booked }) => setItem(db, booked, 'status = 1'),
    ({ booked }) => booked,
  ],
  [
    'booked-by-its-attempt',
    'a booked document without an attempt',
    (db, { booked }) => run(db, `delete from booking_attempt where booking_item_id = ${booked}`),
    ({ booked }) => booked,
  ],
  [
    'booked-by-its-attempt',
    'another number than the package gave',
    (db, { booked }) => setItem(db, booked, `transaction_number = '202600002'`),
    ({ booked }) => booked,
  ],
  [
    'booked-by-its-attempt',
    'one that was taken back, and is booked still',
    (db, { booked, member }) =>
      anAttempt(db, member, booked, { kind: 'takeBack', state: 'done', ended_at: new Date() }),
    ({ booked }) => booked,
  ],
  [
    'booked-is-complete',
    'nobody who booked it',
    (db, { booked }) => setItem(db, booked, 'booked_by = null'),
    ({ booked }) => booked,
  ],
  [
    'booked-is-complete',
    'no moment at which it was',
    (db, { booked }) => setItem(db, booked, 'booked_at = null'),
    ({ booked }) => booked,
  ],
  [
    'booked-equals-lines',
    'a line of two cents more',
    (db, { booked }) =>
      run(db, `update booking_line set value = 100.02 where booking_item_id = ${booked}`),
    ({ booked }) => booked,
  ],
  [
    'booked-equals-lines',
    'no lines',
    (db, { booked }) => run(db, `delete from booking_line where booking_item_id = ${booked}`),
    ({ booked }) => booked,
  ],
  [
    'booked-equals-lines',
    'a cent that was sent besides',
    (db, { booked }) =>
      setAttempt(db, booked, `request = jsonb_set(request, '{transaction,lines,0,vat}', '21.01')`),
    ({ booked }) => booked,
  ],
  [
    'one-open-attempt',
    'a second one',
    async (db, { sent, member }) => {
      await run(db, 'drop index booking_attempt_open');
      await anAttempt(db, member, sent);
    },
    ({ sent }) => sent,
  ],
  [
    'in-progress-for-an-attempt',
    'an attempt of a document that anybody may change',
    (db, { sent }) =>
      setItem(db, sent, 'status = 1, in_progress_for = null, in_progress_since = null'),
    ({ sent }) => sent,
  ],
  [
    'in-progress-for-an-attempt',
    'a document that waits for nothing',
    (db, { sent }) => setAttempt(db, sent, `state = 'refused', ended_at = now()`),
    ({ sent }) => sent,
  ],
  [
    'in-progress-for-an-attempt',
    'one that is taken back, and is not booked',
    (db, { uploaded, member }) => anAttempt(db, member, uploaded, { kind: 'takeBack' }),
    ({ uploaded }) => uploaded,
  ],
  [
    'attempt-of-own-office',
    'another office since',
    (db) => run(db, `update accounting_connection set office_code = '1002'`),
    ({ sent }) => sent,
  ],
  [
    'attempt-of-own-office',
    'a ledger of another office',
    (db, { sent }) =>
      run(db, `update ledger_account set office_code = '1002' where code = '4300-${sent}'`),
    ({ sent }) => sent,
  ],
  [
    'attempt-has-its-job',
    'a job that was lost',
    (db) => run(db, `delete from pgboss.job where name = 'book-document'`),
    ({ open }) => open,
  ],
  [
    'reading-has-its-job',
    'a job that failed too often',
    (db) =>
      run(
        db,
        `update pgboss.job set state = 'failed', completed_on = now() where name = 'recognise-document'`,
      ),
    ({ read }) => read,
  ],
  [
    'task-has-its-job',
    'a job of another task',
    (db) =>
      run(db, `update pgboss.job set data = '{"task_id":999}' where name = 'accounting-task'`),
    ({ task }) => task,
  ],
];

const OF_DOCUMENTS: Corruption[] = [
  [
    'pages-are-kept',
    'a page that is nowhere',
    (db, { cut }) => setItem(db, cut, 'amount_pages = 2'),
    ({ cut }) => cut,
  ],
  [
    'page-is-in-one',
    'cut twice',
    (db, { source, cut, member }) =>
      run(
        db,
        `with twin as (
           insert into booking_item (id, relation_id, status, file_id, file_name, amount_pages, uploaded_by)
           overriding system value
           select -1, relation_id, status, file_id, file_name, amount_pages, ${member.user.id}
           from booking_item where id = ${cut} returning *
         )
         insert into booking_origin (relation_id, item_id, source_relation_id, source_item_id, kind, pages)
         select relation_id, id, relation_id, ${source}, 'cut', '{1,2}' from twin`,
      ),
    ({ cut }) => cut,
  ],
  [
    'source-is-in-trash',
    'both in the list',
    (db, { source }) => setItem(db, source, 'deleted_at = null, deleted_by = null'),
    ({ cut }) => cut,
  ],
  [
    'source-is-in-trash',
    'what the source was made of in the list',
    async (db, { source, cut, uploaded }) => {
      await run(
        db,
        `insert into booking_origin (relation_id, item_id, source_relation_id, source_item_id, kind, pages)
         select relation_id, ${uploaded}, relation_id, ${cut}, 'cut', '{1}' from booking_item where id = ${cut}`,
      );
      await setItem(db, cut, 'deleted_at = now(), deleted_by = uploaded_by');
      await setItem(db, source, 'deleted_at = null, deleted_by = null');
    },
    ({ uploaded }) => uploaded,
  ],
  [
    'question-is-asked',
    'one that was answered',
    (db) => run(db, 'update note set answered_at = now()'),
    ({ asked }) => asked,
  ],
  [
    'import-is-complete',
    'a document that is gone',
    (db, { imported }) => run(db, `delete from booking_item where id = ${imported}`),
    ({ sheet }) => sheet,
  ],
  [
    'import-is-complete',
    'one of something else',
    (db, { uploaded, sheet }) => setItem(db, uploaded, `import_id = ${sheet}`),
    ({ sheet }) => sheet,
  ],
  [
    'invoice-is-in-books',
    'a mark without a document',
    (db, { paid }) => setInvoice(db, paid, `in_books = 'there'`),
    ({ paid }) => paid,
  ],
  [
    'invoice-is-in-books',
    'a document without its mark',
    (db, { uploaded, paid }) =>
      setItem(db, uploaded, `invoice_id = ${paid}, tag = 'VRK', uploaded_by = null`),
    ({ paid }) => paid,
  ],
  [
    'supplier-name-is-copied',
    'another name',
    (db, { uploaded }) => setItem(db, uploaded, `supplier_name = 'Elders'`),
    ({ uploaded }) => uploaded,
  ],
  [
    'document-state-tally',
    'one too many',
    (db) => run(db, 'update booking_item_state_tally set items = items + 1 where status = 2'),
    () => null,
  ],
  [
    'document-day-tally',
    'a day that is not counted',
    (db) => run(db, 'delete from booking_item_tally'),
    () => null,
  ],
  [
    'document-date-tally',
    'a date that is not counted',
    (db) => run(db, 'delete from booking_item_date_tally'),
    () => null,
  ],
];

export const CORRUPTIONS: readonly Corruption[] = [
  ...OF_PLATFORM,
  ...OF_ACCOUNTS,
  ...OF_RELATIONS,
  ...OF_INVOICING,
  ...OF_BOOKINGS,
  ...OF_DOCUMENTS,
];
