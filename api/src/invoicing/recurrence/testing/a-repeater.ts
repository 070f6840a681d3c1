import type { RecurrenceForm, RecurrenceWithInvoices } from '@boekwerk/shared/contract/recurrence';
import { asc, eq } from 'drizzle-orm';
import { invoice } from '../../../platform/database/schema/invoicing';
import { aCustomer, aMember, type Company } from '../../../testing/builders';
import type { TestApp } from '../../../testing/test-app';
import { aForm, callsOf } from '../../testing/an-invoice';

type Schedule = Partial<Omit<RecurrenceForm, 'base_invoice_id'>>;
type Form = Parameters<typeof aForm>[1];

/** Monthly from 31 January 2027, without end, as concepts. */
export const aSchedule = (given: Schedule = {}) => ({
  recurrence_type: 1,
  next_date: '2027-01-31',
  next_period_start: '2027-01-31',
  max_recurrences: 0,
  send_automatically: false,
  ...given,
});

/** Somebody with one customer, whose invoices come back. */
export async function aRepeater(app: TestApp, given: Partial<Company> = {}) {
  const member = await aMember(app);
  const customer = await aCustomer(app, member.company, given);
  const calls = callsOf(app, member.headers);
  return {
    member,
    customer,
    calls,
    /** A template with its recurrence. */
    aRepeated: async (schedule: Schedule = {}, form: Form = {}) => {
      const { id } = await calls.aConcept(aForm(customer, form));
      const { body } = await calls.post('recurrence', {
        ...aSchedule(schedule),
        base_invoice_id: id,
      });
      return body as RecurrenceWithInvoices;
    },
    /** What a recurrence made, the first one first. */
    made: (recurrence_id: number) =>
      app.db
        .select()
        .from(invoice)
        .where(eq(invoice.recurrence_id, recurrence_id))
        .orderBy(asc(invoice.occurrence))
        .then((rows) => rows.filter(({ occurrence }) => occurrence !== null)),
  };
}
