import { addDays, type IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { eq } from 'drizzle-orm';
import { creditInvoice } from '../invoicing/credits/credit-invoice';
import { payInvoice } from '../invoicing/payments/pay-invoice';
import { markInvoiceSent } from '../invoicing/sending/mark-invoice-sent';
import { mail } from '../platform/database/schema/invoice-records';
import { invoice } from '../platform/database/schema/invoicing';
import type { Call } from '../platform/http/call';
import type { DemoInvoice } from './invoices';

type Sent = { id: number; date: IsoDate; then: NonNullable<DemoInvoice['then']> };

const PAID_AFTER_DAYS = 21;
const FIRST_PART = 100;

/** What happened after an invoice was sent. */
export async function addSequel(call: Call, { id, date, then }: Sent): Promise<void> {
  const paid_on = addDays(date, PAID_AFTER_DAYS);
  if (then === 'paid')
    await payInvoice(call, id, { completed: true, payment: null, date: paid_on });
  if (then === 'partly paid')
    await payInvoice(call, id, { completed: false, payment: FIRST_PART, date: paid_on });
  if (then === 'reminded') await addReminder(call, id);
  if (then === 'credited')
    await markInvoiceSent(call, (await creditInvoice(call, id)).id, { is_confirmed: true });
}

const TAKEN = { code: 250, text: '250 2.0.0 OK', server: 'mail.boekwerk.example' };

/** A reminder that has arrived: the demo itself mails nothing. */
async function addReminder({ db, caller }: Call, id: number): Promise<void> {
  const [reminded] = await db
    .update(invoice)
    .set({ reminder_sent: 1 })
    .where(eq(invoice.id, id))
    .returning();
  if (!reminded?.to_party || !reminded.from_party) throw new Error(`invoice ${id} is not sent`);
  const at = new Date(`${addDays(reminded.expiration_date, 7)}T09:00:00Z`);
  const { email } = reminded.to_party;
  await db.insert(mail).values({
    relation_id: caller.relation_id,
    invoice_id: id,
    user_id: caller.user_id,
    kind: 'reminder',
    state: 'sent',
    attempts: 1,
    created_at: at,
    sent_at: at,
    amount_due: reminded.open_amount,
    emails: [email],
    answers: [{ email, ...TAKEN, at: at.toISOString() }],
    from_name: reminded.from_party.name,
    reply_to: reminded.from_party.email,
    subject: `Herinnering: factuur ${reminded.invoice_number}`,
    message: 'Deze factuur is nog niet betaald. Wil je het bedrag overmaken?',
    message_id: `<demo-${id}@boekwerk.example>`,
  });
}
