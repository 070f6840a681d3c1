import { randomUUID } from 'node:crypto';
import type { Entity } from '@boekwerk/shared/contract/endpoint';
import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { LEDGER_TYPES, LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { keepNote } from '../bookkeeping/questions/keep-note';
import type { App } from '../platform/app';
import { change } from '../platform/change';
import type { Queries } from '../platform/database/connect';
import { accounting_task, ledger_account } from '../platform/database/schema/accounting';
import { remembered_device, shortcut } from '../platform/database/schema/accounts';
import {
  booking_import,
  booking_item,
  booking_rule,
} from '../platform/database/schema/bookkeeping';
import { attachment } from '../platform/database/schema/invoice-records';
import { invoice_prefix, product } from '../platform/database/schema/invoice-settings';
import { invoice, invoice_line, recurrence } from '../platform/database/schema/invoicing';
import { project } from '../platform/database/schema/projects';
import { relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import type { Files } from '../platform/files/files';
import { invitationNumber } from '../users/invitation-number';
import { aFirmClient } from './a-firm';
import { someCredentials } from './an-accounting-link';
import { aCompany, aCustomer, aUser, type Company, type Member } from './builders';

/** The id of one of each thing: most are numbered, some at random. */
export type Ids = Record<Entity, number | string>;

/** Text that only stands in the things of one company, to find it where it should not be. */
export const canaryOf = ({ company }: Member) => `KANARIE-${company.id}-`;

/** One of each thing that a call can name by id, new, of a member or in their company; all texts carry its canary. */
export async function oneOfEach(
  app: App,
  member: Member,
  /** That the member comes from, when they are in a client: what is linked with the accounting package is the firm's. */
  firm: Pick<Company, 'id'> = member.company,
): Promise<Ids> {
  const { company } = member;
  const title = `${canaryOf(member)}${randomUUID()}`;
  const client = await aCustomer(app, company, { name: title });
  const isFirm = company.relation_user_type === 1;
  const enterprise = isFirm
    ? await aFirmClient(app, company, { name: title, assigned: [member] })
    : company;
  const isInClient = firm.id !== company.id;
  const linked = { organization_code: title, organization_name: title };
  const credentials = await someCredentials(app, { company: firm, user: member.user }, linked);
  const memberships = await peopleAndMemberships(app, member, title);
  const things = await change(app, async ({ db, files }) => {
    const sold = await goods(db, { member, title, client: client.id });
    return {
      ...sold,
      ...(await settings(db, { member, title, client: client.id })),
      ...(await documents({ db, files }, { member, title, invoice: sold.invoice })),
      ...(await ownThings(db, { member, title })),
      accountingTask: await aFailedTask(db, { member, title }),
    };
  });
  return {
    ...things,
    ...memberships,
    credentials: credentials.id,
    moveTarget: isInClient
      ? (await aFirmClient(app, firm, { name: title, assigned: [member] })).id
      : memberships.membership,
    client: client.id,
    enterprise: enterprise.id,
    relation: company.id,
    party: isFirm ? enterprise.id : client.id,
  };
}

type Of = { member: Member; title: string };

/** Another company of the member, and a colleague who was invited. */
async function peopleAndMemberships(app: App, { company, user }: Member, title: string) {
  const second = await aCompany(app, { name: title, booking_enabled: 1 });
  const invited = await aUser(app, { name: title, status: 1, password_hash: '' });
  const [, offered] = await app.db
    .insert(relation_user)
    .values([
      { relation_id: second.id, user_id: user.id, type: 0 },
      { relation_id: company.id, user_id: invited.id, type: 0, status: 1, invited_name: title },
    ])
    .returning();
  return { membership: second.id, user: invitationNumber(offered?.id ?? 0) };
}

async function goods(db: Queries, { member, title, client }: Of & { client: number }) {
  const relation_id = member.company.id;
  const [item] = await db
    .insert(product)
    .values({ relation_id, title, value: 100, tax_id: 1 })
    .returning();
  const invoice_id = await anInvoice(db, { member, title, client, status: 3 });
  await db.insert(invoice_line).values({
    relation_id,
    invoice_id,
    position: 1,
    title,
    amount: 1,
    value: 100,
    tax_id: 1,
  });
  return { invoice: invoice_id, product: item?.id ?? 0 };
}

async function anInvoice(
  db: Queries,
  { member, title, client, status }: Of & { client: number; status: 0 | 3 },
) {
  const [made] = await db
    .insert(invoice)
    .values({
      relation_id: member.company.id,
      to_relation_id: client,
      status,
      description: title,
      date: '2026-11-20',
      expiration_date: '2026-12-19',
      customer_name: title,
      total: 121,
      total_ex_tax: 100,
    })
    .returning();
  return made?.id ?? 0;
}

/** A template with its recurrence, a prefix, a project, and a code of each type in the accounting package. */
async function settings(db: Queries, { member, title, client }: Of & { client: number }) {
  const relation_id = member.company.id;
  const template = await anInvoice(db, { member, title, client, status: 0 });
  const day = '2199-01-01';
  const [repeated] = await db
    .insert(recurrence)
    .values({
      relation_id,
      base_invoice_id: template,
      recurrence_type: 1,
      anchor_date: day,
      anchor_period_start: day,
      next_date: day,
      next_period_start: day,
    })
    .returning();
  await db
    .update(invoice)
    .set({ recurrence_id: repeated?.id ?? 0 })
    .where(eq(invoice.id, template));
  const [prefix] = await db
    .insert(invoice_prefix)
    .values({ relation_id, prefix: `${++last}`, start_date: dayOf(last) })
    .returning();
  const [planned] = await db.insert(project).values({ relation_id, name: title }).returning();
  const office = { relation_id, office_code: '1001', code: title, name: title };
  const accounts = await db
    .insert(ledger_account)
    .values(LEDGER_TYPES.map((type) => ({ ...office, type })))
    .returning();
  const accountOf = (type: LedgerType) => accounts.find((each) => each.type === type)?.id ?? 0;
  return {
    recurrence: repeated?.id ?? 0,
    prefix: prefix?.id ?? 0,
    project: planned?.id ?? 0,
    projectLedger: accountOf(LedgerType.project),
    costCentre: accountOf(LedgerType.costCentre),
    journal: accountOf(LedgerType.journal),
    ledger: accountOf(LedgerType.profitAndLoss),
    vatCode: accountOf(LedgerType.vat),
    debtorOrCreditor: accountOf(LedgerType.supplier),
  };
}

let last = 0;
/** One prefix starts on a day. */
const dayOf = (count: number) => addDays('2100-01-01', count);

/**
 * A document without a label, a question about another one, a sheet that was imported, how a supplier is booked, and a file
 * with an invoice.
 */
async function documents(
  { db, files }: { db: Queries; files: Files },
  { member: { company, user }, title, invoice: invoice_id }: Of & { invoice: number },
) {
  const relation_id = company.id;
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${title}`);
  const kept = { relation_id, name: `${title}.pdf`, content_type: 'application/pdf' };
  const file = await files.put({ ...kept, source: bytes });
  const of = { relation_id, file_id: file.id, file_name: file.name };
  const handedIn = { ...of, amount_pages: 1, uploaded_by: user.id };
  const [item] = await db.insert(booking_item).values(handedIn).returning();
  const asked = await db.insert(booking_item).values(handedIn).returning();
  for (const document of asked)
    await keepNote(db, document, { user_id: user.id, message: title, side: 'company' });
  const [imported] = await db
    .insert(booking_import)
    .values({
      ...{ relation_id, user_id: user.id, file_id: file.id, file_name: file.name },
      ...{ type: 'vat', status: 'imported', errors_count: 0, warnings_count: 0 },
    })
    .returning();
  const [attached] = await db
    .insert(attachment)
    .values({ relation_id, invoice_id, file_id: file.id, file_name: file.name })
    .returning();
  const [rule] = await db
    .insert(booking_rule)
    .values({ relation_id, supplier_name: title, ledger_code: title })
    .returning();
  return {
    bookingItem: item?.id ?? 0,
    bookingRule: rule?.id ?? 0,
    import: imported?.id ?? 0,
    attachment: attached?.id ?? 0,
  };
}

/** What was asked of the accounting package, and says why it did not do it. */
async function aFailedTask(db: Queries, { member: { company, user }, title }: Of) {
  const asked = {
    relation_id: company.id,
    user_id: user.id,
    kind: 'relation',
    request: {},
  } as const;
  const [task] = await db
    .insert(accounting_task)
    .values({ ...asked, state: 'failed', message: title })
    .returning();
  return task?.id ?? 0;
}

/** What hangs on the user, not on the company. */
async function ownThings(db: Queries, { member: { company, user }, title }: Of) {
  const user_id = user.id;
  const soon = new Date(Date.now() + 3_600_000);
  const [pinned] = await db
    .insert(shortcut)
    .values({ user_id, title, kind: 'route', target: `/dashboard?${title}` })
    .returning();
  const [device] = await db
    .insert(remembered_device)
    .values({ user_id, token_hash: title, user_agent: title, expires_at: soon })
    .returning();
  const [open] = await db
    .insert(session)
    .values({
      user_id,
      relation_id: company.id,
      user_agent: title,
      binding_hash: '',
      token_hash: title,
      token_expires_at: soon,
    })
    .returning();
  return { shortcut: pinned?.id ?? 0, device: device?.id ?? 0, session: open?.id ?? '' };
}
