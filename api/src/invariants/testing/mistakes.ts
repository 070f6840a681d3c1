import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { insertPayment } from '../../invoicing/payments/store';
import { findInvoice, updateInvoiceRow } from '../../invoicing/store';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import type { App } from '../../platform/app';
import { change } from '../../platform/change';
import { aCustomer, type Member } from '../../testing/builders';
import type { TestApp } from '../../testing/test-app';
import type { Action } from './walk-crashes';

/** What somebody could write by mistake. */
export const MISTAKES: { readonly [name: string]: (member: Member) => Action['prepare'] } = {
  'a payment in two transactions': (member) => async (app) => {
    const customer = await aCustomer(app, member.company);
    const { id } = await callsOf(app as TestApp, member.headers).aSent(aForm(customer));
    return (current) => payInTwo(current, member, id);
  },
  'an e-mail before the transaction': (member) => async () => async (app) => {
    await app.mailer.send({
      ...{
        from_name: '',
        to: ['a@klant.example'],
        subject: '',
        text: '',
        html: '',
        attachments: [],
      },
      message_id: String(Math.random()),
    });
    await aCustomer(app, member.company);
  },
};

export const mistakeOf = (member: Member, name: string): Action => {
  const prepare = MISTAKES[name]?.(member);
  if (!prepare) throw new Error(`nothing is called ${name}`);
  return { name, prepare };
};

async function payInTwo(app: App, { company, user }: Member, invoice_id: number) {
  const { id: relation_id } = company;
  const [date, user_id, amount] = ['2026-03-02', user.id, 121];
  await change(app, ({ db }) =>
    insertPayment(db, relation_id, { invoice_id, date, amount, user_id }),
  );
  await change(app, async ({ db }) => {
    const found = await findInvoice(db, relation_id, invoice_id);
    const paid = { amount_paid: amount, status: InvoiceStatus.paid };
    if (found) await updateInvoiceRow(db, found, paid);
  });
}
