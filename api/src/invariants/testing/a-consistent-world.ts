import { randomUUID } from 'node:crypto';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { eq, sql } from 'drizzle-orm';
import { generateDueInvoices } from '../../invoicing/recurrence/generate-due-invoices';
import { aSchedule } from '../../invoicing/recurrence/testing/a-repeater';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import type { Queries } from '../../platform/database/connect';
import { accounting_task, ledger_account } from '../../platform/database/schema/accounting';
import { booking_attempt, booking_line } from '../../platform/database/schema/bookings';
import {
  booking_import,
  booking_item,
  booking_origin,
} from '../../platform/database/schema/bookkeeping';
import { product } from '../../platform/database/schema/invoice-settings';
import { audit } from '../../platform/database/schema/platform';
import { person } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant } from '../../testing/a-firm';
import { aQuestion } from '../../testing/a-question';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';

export type ConsistentWorld = Awaited<ReturnType<typeof aConsistentWorld>>;

/** A company and its firm with some of everything, of which all is so that must be. */
export async function aConsistentWorld(app: TestApp) {
  const member = await aMember(app, { company: await aConnectedCompany(app) });
  const firm = await anAccountant(app);
  const client = await aFirmClient(app, firm.company, { type: 1, last_name: 'Jansen' });
  await app.db.insert(person).values({ relation_id: client.id });
  const of = { relation_id: member.company.id };
  await app.db.insert(product).values({ ...of, title: 'Brood', value: 2, tax_id: 1 });
  return {
    member,
    firm,
    client,
    ...(await invoicesOf(app, member)),
    ...(await documentsOf(app, member)),
  };
}

/** Three sent invoices, of which one is paid in part and one credited in part; and a recurrence that made two. */
async function invoicesOf(app: TestApp, member: Member) {
  const customer = await aCustomer(app, member.company);
  const { aConcept, aSent, post, put } = callsOf(app, member.headers);
  const day = today();
  const form = aForm(customer, { date: day, expiration_date: addDays(day, 30) });
  const paid = await aSent(form);
  await put(`invoice/${paid.id}/payment`, { payment: 21 });
  const credited = await aSent(form);
  const credit = (await post(`invoice/${credited.id}/credit`)).body;
  await put(`invoice/${credit.id}/sent`);
  const mailed = await aConcept(form);
  await app.http.inject({
    method: 'POST',
    url: `/api/invoicing/v1/invoice/${mailed.id}/send`,
    headers: { ...member.headers, 'idempotency-key': 'mailed' },
    payload: { emails: ['a@klant.example'], message: 'Hierbij.', is_confirmed: true },
  });
  const template = await aConcept(form);
  const schedule = aSchedule({ next_date: day, next_period_start: day, recurrence_type: 0 });
  const recurrence = (await post('recurrence', { ...schedule, base_invoice_id: template.id })).body;
  await generateDueInvoices(app, addDays(day, 7));
  return {
    customer,
    paid: paid.id,
    credited: credited.id,
    mailed: mailed.id,
    recurrence: recurrence.id as number,
  };
}

/**
 * A document that was booked, one that is being booked, one that is being read, one that was only handed in, one that was
 * cut into another, one that is asked about, and one of a sheet.
 */
async function documentsOf(app: TestApp, member: Member) {
  const { db } = app;
  const relation_id = member.company.id;
  const supplier = await aCustomer(app, member.company, { enterprise_relation_type: 'supplier' });
  const uploaded = await aDocument(app, member, { supplier_relation_id: supplier.id });
  const whole = { tag: 'INK', amount: 121, date: '2026-11-20' } as const;
  const booked = await aDocument(app, member, {
    ...{ ...whole, status: DocumentStatus.booked, journal_code: 'INK', is_provisional: true },
    ...{ transaction_number: '202600001', booked_by: member.user.id, booked_at: new Date() },
  });
  const sent = await aDocument(app, member, {
    ...{ ...whole, status: DocumentStatus.inProgress },
    ...{ in_progress_for: 'booking', in_progress_since: new Date() },
  });
  const read = await aDocument(app, member, { status: DocumentStatus.inProgress });
  const { queue } = app.jobs.queueIn(db);
  await queue('recognise-document', { item_id: read });
  for (const id of [booked, sent]) await withLine(db, { relation_id, id });
  const done = { state: 'done', answer: { number: '202600001' }, ended_at: new Date() } as const;
  await anAttempt(db, member, booked, done);
  const open = await anAttempt(db, member, sent, { state: 'sending' });
  await queue('book-document', { attempt_id: open });
  const user_id = member.user.id;
  const [task] = await db
    .insert(accounting_task)
    .values({ relation_id, user_id, kind: 'sync', request: {} })
    .returning();
  await queue('accounting-task', { task_id: task?.id ?? 0 });
  const asked = await aQuestion(app, member, { said: [{ by: member.user, side: 'firm' }] });
  return {
    ...{ uploaded, booked, sent, read, asked, open, supplier, task: task?.id ?? 0 },
    ...(await aCut(app, member)),
    ...(await anImport(app, member)),
  };
}

async function withLine(db: Queries, { relation_id, id }: { relation_id: number; id: number }) {
  const of = { relation_id, office_code: '1001', code: `4300-${id}`, name: 'Papier' };
  const [account] = await db
    .insert(ledger_account)
    .values({ ...of, type: 1 })
    .returning();
  await db.insert(booking_line).values({
    ...{ relation_id, booking_item_id: id, position: 0, value: 100, vat: 21 },
    ledger_account_id: account?.id ?? 0,
  });
}

/** What was sent of a document, or is about to be; gives its id. */
export async function anAttempt(
  db: Queries,
  { company, user }: Pick<Member, 'company' | 'user'>,
  booking_item_id: number,
  given: Partial<typeof booking_attempt.$inferInsert> = {},
): Promise<number> {
  const transaction = { journal_code: 'INK', total: 121, lines: [{ value: 100, vat: 21 }] };
  const [made] = await db
    .insert(booking_attempt)
    .values({
      ...{ relation_id: company.id, booking_item_id, kind: 'book', asked_by: user.id },
      ...{ reference: randomUUID(), request: { office_code: '1001', transaction } },
      ...given,
    })
    .returning();
  return made?.id ?? 0;
}

/** One of two pages, in the trash, and what its second page was made into. */
async function aCut(app: TestApp, member: Member) {
  const relation_id = member.company.id;
  const source = await aDocument(app, member, { amount_pages: 2 });
  const made = await aDocument(app, member);
  await app.db.insert(booking_origin).values({
    ...{ relation_id, item_id: made, source_relation_id: relation_id, source_item_id: source },
    ...{ kind: 'cut', pages: [2] },
  });
  const deleted = { deleted_at: new Date(), deleted_by: member.user.id };
  await app.db.update(booking_item).set(deleted).where(eq(booking_item.id, source));
  return { source, cut: made };
}

/** A sheet with one document, and what was written down of that. */
async function anImport(app: TestApp, member: Member) {
  const relation_id = member.company.id;
  const kept = await aDocument(app, member);
  const [item] = await app.db.select().from(booking_item).where(eq(booking_item.id, kept));
  const [sheet] = await app.db
    .insert(booking_import)
    .values({
      ...{ relation_id, type: 'vat', file_id: item?.file_id ?? null, file_name: 'blad.xlsx' },
      ...{ status: 'imported', errors_count: 0, warnings_count: 0, user_id: member.user.id },
    })
    .returning();
  const id = sheet?.id ?? 0;
  await app.db.update(booking_item).set({ import_id: id }).where(eq(booking_item.id, kept));
  await app.db.insert(audit).values({
    ...{ relation_id, user_id: member.user.id, action: 'POST /imports', changes: {} },
    about: [`booking_import.${id}`, `booking_item.${kept}`],
  });
  return { sheet: id, imported: kept };
}

/** As text, since nothing of the product writes these. */
export const run = (db: Queries, text: string) => db.execute(sql.raw(text));
