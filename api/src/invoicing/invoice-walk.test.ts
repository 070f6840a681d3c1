import { randomUUID } from 'node:crypto';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { fromCents, toCents } from '@boekwerk/shared/domain/money/money';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { relation } from '../platform/database/schema/relations';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember } from '../testing/builders';
import { aForm, aLine, callsOf } from './testing/an-invoice';
import { aModel, type InvoiceModel, openOf, paidOf, RULES } from './testing/invoice-model';

const app = appUnderTest();

type Action = keyof typeof RULES;
type Step = { action: Action; cents: number };

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    fc.constantFrom<Action[]>('payPart', 'withdraw', 'credit', 'sendCredit', 'sendByHand'),
    fc.constantFrom(...(Object.keys(RULES) as Action[])),
  ),
  cents: fc.oneof(
    fc.integer({ min: -13_000, max: 13_000 }),
    fc.constantFrom(0, 10_000, 12_100, -10_000, -12_100),
  ),
});

/** A company with one invoice, whose number is the first of its series. */
async function aWalker() {
  const { company, headers } = await aMember(app);
  const customer = await aCustomer(app, company);
  const calls = callsOf(app, headers);
  const euros = (cents: number) => fromCents(toCents(cents / 100));
  const form = (cents: number) => aForm(customer, { products: [aLine({ value: euros(cents) })] });
  const call: Record<Exclude<Action, 'sendCredit'>, (id: number, cents: number) => Reply> = {
    edit: (id, cents) => calls.put(`invoice/${id}`, form(cents)),
    markReady: (id) => calls.put(`invoice/${id}/created`),
    sendByHand: (id) => calls.put(`invoice/${id}/sent`),
    payPart: (id, cents) => calls.put(`invoice/${id}/payment`, { payment: euros(cents) }),
    payAll: (id) => calls.put(`invoice/${id}/payment`, { completed: true }),
    withdraw: (id) => calls.delete(`invoice/${id}/payment`),
    credit: (id) => calls.post(`invoice/${id}/credit`),
    copy: (id) => calls.post(`invoice/${id}/copy`),
    delete: (id) => calls.delete(`invoice/${id}`),
  };
  return {
    call,
    create: async () => (await calls.aConcept(form(10_000))).id,
    read: async (id: number): Promise<Invoice> => (await calls.get(`invoice/${id}`)).body,
    /** What was sent must not follow its customer. */
    moveCustomer: () =>
      app.db.update(relation).set({ city: randomUUID() }).where(eq(relation.id, customer.id)),
  };
}
type Reply = ReturnType<ReturnType<typeof callsOf>['put']>;

const frozenOf = ({ products, from_party, to_party, total, total_ex_tax, ...of }: Invoice) => ({
  products,
  from_party,
  to_party,
  total,
  total_ex_tax,
  invoice_number: of.invoice_number,
  sent_at: of.sent_at,
});

const agreesWith = (model: InvoiceModel, invoice: Invoice) =>
  expect({
    status: invoice.status,
    total: toCents(invoice.total),
    credited: toCents(invoice.credited),
    has_sent_credit: invoice.has_sent_credit,
    payments: invoice.payments.map(({ amount }) => toCents(amount)),
    paid: toCents(invoice.amount_paid),
    open: toCents(invoice.open_amount),
  }).toEqual({ ...model, paid: paidOf(model), open: openOf(model) });

type Walker = Awaited<ReturnType<typeof aWalker>>;

/** Where a walk has come: the credits that are not sent yet, and how each invoice was sent. */
type Walk = {
  id: number;
  model: InvoiceModel;
  drafts: number[];
  frozen: Map<number, ReturnType<typeof frozenOf>>;
};

async function walk(steps: Step[]) {
  const walker = await aWalker();
  let at: Walk = { id: await walker.create(), model: aModel, drafts: [], frozen: new Map() };
  for (const next of steps) at = await take(walker, at, next);
  for (const [id, sent] of at.frozen) expect(frozenOf(await walker.read(id))).toEqual(sent);
  const numbers = [...at.frozen.values()].map(({ invoice_number }) => invoice_number);
  expect(numbers).toEqual(numbers.map((_, n) => `2026-${String(n + 1).padStart(4, '0')}`));
}

async function take(walker: Walker, at: Walk, { action, cents }: Step): Promise<Walk> {
  const draft = at.drafts[0];
  if (action === 'sendCredit') {
    // Only what takes something back can be saved as a credit, so only that is sent.
    if (!draft || Math.sign(cents) !== Math.sign(at.model.total)) return at;
    await walker.call.edit(draft, cents);
  }
  await walker.moveCustomer();
  const before = await walker.read(at.id);
  const expected = RULES[action](at.model, cents);
  const reply =
    action === 'sendCredit'
      ? await walker.call.sendByHand(draft as number, 0)
      : await walker.call[action](at.id, cents);
  expect({ action, cents, status: reply.status }).toEqual({
    action,
    cents,
    status: expected.reply,
  });

  if (expected.change) return follow(walker, at, { action, change: expected.change, reply });
  expect(await walker.read(at.id)).toEqual(before);
  return at;
}

type Taken = { action: Action; change: Partial<InvoiceModel>; reply: Awaited<Reply> };

/** What a call that was not refused has changed, and what it must leave alone from now on. */
async function follow(walker: Walker, at: Walk, { action, change, reply }: Taken): Promise<Walk> {
  if (action === 'delete') return { ...at, id: await walker.create(), model: aModel, drafts: [] };

  const model = { ...at.model, ...change };
  const after = await walker.read(at.id);
  agreesWith(model, after);
  const [sent, ...unsent] = at.drafts;
  const { body } = reply;
  if (action === 'credit') return { ...at, model, drafts: [...at.drafts, body.id] };
  if (action === 'sendByHand') at.frozen.set(at.id, frozenOf(after));
  if (action !== 'sendCredit') return { ...at, model };
  at.frozen.set(sent as number, frozenOf(body));
  return { ...at, model, drafts: unsent };
}

it('an invoice is what its history makes of it, through thirty calls at random', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 30 }), walk), {
    numRuns: 4,
  });
});
