import { addDays, addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { eq } from 'drizzle-orm';
import { recurrence } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aForm, aLine } from '../testing/an-invoice';
import { generateDueInvoices } from './generate-due-invoices';
import { aRepeater, aSchedule } from './testing/a-repeater';

const app = appUnderTest();
let user: Awaited<ReturnType<typeof aRepeater>>;

beforeEach(async () => {
  user = await aRepeater(app);
});
/** What one test repeats is none of the next one's. */
afterEach(() => app.db.update(recurrence).set({ active: false }));

const stored = async (id: number) =>
  (await app.db.select().from(recurrence).where(eq(recurrence.id, id)))[0];

describe('POST recurrence', () => {
  it('makes a concept the template of invoices that come back', async () => {
    const { id } = await user.calls.aConcept(aForm(user.customer));
    const { status, body } = await user.calls.post('recurrence', {
      ...aSchedule(),
      base_invoice_id: id,
    });
    expect([status, body.invoices]).toEqual([201, []]);
    const template = (await user.calls.get(`invoice/${id}`)).body;
    expect(template).toMatchObject({
      status: 0,
      recurrence_id: body.id,
      recurrence: { base_invoice_id: id, recurrence_count: 0, active: true },
    });
  });

  it('is monthly, without end and sends by itself when nothing else is said', async () => {
    const { id } = await user.calls.aConcept(aForm(user.customer));
    const { next_date, next_period_start } = aSchedule();
    const given = { next_date, next_period_start, base_invoice_id: id };
    expect((await user.calls.post('recurrence', given)).body).toMatchObject({
      recurrence_type: 1,
      max_recurrences: 0,
      send_automatically: true,
    });
  });

  it('makes what is due by now at once, after the answer', async () => {
    const { id } = await user.aRepeated({ next_date: today(), next_period_start: today() });
    expect(await user.made(id)).toEqual([]);
    await app.jobs.drain();
    expect((await user.made(id)).map(({ date }) => date)).toEqual([today()]);
  });

  it.each([
    ['a month ago', addMonths(today(), -1), 201],
    ['a day longer ago', addDays(addMonths(today(), -1), -1), 422],
  ])('lets a first invoice be dated %s: %s → %i', async (_, next_date, expected) => {
    const { id } = await user.calls.aConcept(aForm(user.customer));
    const form = { ...aSchedule({ next_date }), base_invoice_id: id };
    const { status, body } = await user.calls.post('recurrence', form);
    expect(status).toBe(expected);
    if (expected === 422)
      expect(body.errors).toEqual({
        next_date: ['De factuurdatum mag hooguit een maand geleden zijn'],
      });
  });

  it('refuses what was sent, what already repeats, and what a recurrence made', async () => {
    const sent = await user.calls.aSent(aForm(user.customer));
    const { base_invoice_id, id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const [made] = await user.made(id);
    const repeat = async (base: number | undefined) => {
      const form = { ...aSchedule(), base_invoice_id: base };
      const { status, body } = await user.calls.post('recurrence', form);
      return [status, body.message];
    };
    expect(await repeat(sent.id)).toEqual([409, 'Alleen een concept kan worden herhaald']);
    expect(await repeat(base_invoice_id)).toEqual([409, 'Deze factuur wordt al herhaald']);
    expect(await repeat(made?.id)).toEqual([
      ...[409, 'Deze factuur is gemaakt door een herhaling en kan niet zelf worden herhaald'],
    ]);
  });

  it('takes up again what was stopped, and counts on', async () => {
    const { id, base_invoice_id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    await user.calls.put('recurrence', { ...aSchedule(), id, active: false });
    const again = { ...aSchedule({ next_date: '2027-05-31' }), base_invoice_id };
    const { status, body } = await user.calls.post('recurrence', again);
    expect([status, body.id, body.active, body.recurrence_count]).toEqual([201, id, true, 1]);
    await generateDueInvoices(app, '2027-05-31');
    expect((await user.made(id)).map(({ date, occurrence }) => [date, occurrence])).toEqual([
      ...[['2027-01-31', 0] as const, ['2027-05-31', 1] as const],
    ]);
  });
});

describe('PUT recurrence', () => {
  it('keeps the 31st when another setting is saved in a short month', async () => {
    const { id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const { body } = await user.calls.get(`recurrence`);
    const { next_date, next_period_start } = body.data[0];
    expect(next_date).toBe('2027-02-28');
    const form = { ...aSchedule({ next_date, next_period_start, max_recurrences: 9 }), id };
    await user.calls.put('recurrence', form);
    await generateDueInvoices(app, '2027-03-31');
    expect((await user.made(id)).map(({ date }) => date)).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-31'],
    ]);
  });

  it('counts from the new date once that is changed', async () => {
    const { id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const form = { ...aSchedule({ next_date: '2027-02-15', recurrence_type: 2 }), id };
    expect((await user.calls.put('recurrence', form)).status).toBe(200);
    await generateDueInvoices(app, '2027-08-15');
    expect((await user.made(id)).map(({ date }) => date)).toEqual([
      ...['2027-01-31', '2027-02-15', '2027-05-15', '2027-08-15'],
    ]);
  });

  it('refuses a new date long ago and a number that is passed, and takes one that is reached', async () => {
    const { id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-03-01');
    const put = async (given: Parameters<typeof aSchedule>[0]) => {
      const dates = { next_date: '2027-03-31', next_period_start: '2027-03-31' };
      return user.calls.put('recurrence', { ...aSchedule({ ...dates, ...given }), id });
    };
    expect((await put({ next_date: '2026-01-01' })).body.errors).toEqual({
      next_date: ['De factuurdatum mag hooguit een maand geleden zijn'],
    });
    expect((await put({ max_recurrences: 1 })).body.errors).toEqual({
      max_recurrences: ['Er zijn al 2 facturen gemaakt. Kies een hoger aantal.'],
    });
    expect((await put({ max_recurrences: 2 })).body.active).toBe(false);
  });

  it('refuses a change that was based on what it was before', async () => {
    const { id, updated_at } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const { status, body } = await user.calls.put('recurrence', {
      ...aSchedule(),
      id,
      updated_at,
    });
    expect([status, body.message]).toEqual([
      ...[409, expect.stringMatching(/^Intussen gewijzigd.* Kijk eerst wat er is veranderd\.$/)],
    ]);
  });

  it('makes a template a concept again when it is stopped before it made anything', async () => {
    const { id, base_invoice_id } = await user.aRepeated();
    const { status, body } = await user.calls.put('recurrence', {
      ...aSchedule(),
      id,
      active: false,
    });
    expect([status, body.active]).toEqual([200, false]);
    expect((await user.calls.get(`invoice/${base_invoice_id}`)).body).toMatchObject({
      status: 3,
      recurrence_id: null,
      recurrence: null,
    });
    expect(await stored(id)).toBeUndefined();
    expect((await user.calls.delete(`invoice/${base_invoice_id}`)).status).toBe(204);
  });

  it('stops whatever else the form says, and keeps the template of what was made', async () => {
    const { id, base_invoice_id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const form = { ...aSchedule({ next_date: '2000-01-01', max_recurrences: 1 }), id };
    expect((await user.calls.put('recurrence', { ...form, active: false })).body).toMatchObject({
      active: false,
      next_date: '2027-02-28',
      max_recurrences: 0,
    });
    await generateDueInvoices(app, '2027-06-30');
    expect(await user.made(id)).toHaveLength(1);
    expect((await user.calls.get(`invoice/${base_invoice_id}`)).body.status).toBe(0);
    expect((await user.calls.get('recurrence')).body.counts.recurring).toBe(0);
  });

  it('keeps a template from being deleted, and calls it one', async () => {
    const { base_invoice_id } = await user.aRepeated();
    const { status, body } = await user.calls.delete(`invoice/${base_invoice_id}`);
    expect([status, body.message]).toEqual([
      ...[409, 'Een template van herhaalfacturen kan niet worden verwijderd'],
    ]);
  });

  it('does not make up what was missed while it was stopped', async () => {
    const { id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-01-31');
    const old = { next_date: '2026-01-31', next_period_start: '2026-01-31' };
    await app.db
      .update(recurrence)
      .set({ ...old, active: false })
      .where(eq(recurrence.id, id));
    const { body } = await user.calls.put('recurrence', { ...aSchedule(old), id, active: true });
    expect(body.errors).toHaveProperty('next_date');
  });
});

describe('GET invoice/{id}/recurrence', () => {
  it('is the same for the template and for what was made, with all of it, the last one first', async () => {
    const { id, base_invoice_id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-03-31');
    const [first] = await user.made(id);
    const ofTemplate = (await user.calls.get(`invoice/${base_invoice_id}/recurrence`)).body;
    const ofMade = (await user.calls.get(`invoice/${first?.id}/recurrence`)).body;
    expect(ofMade).toEqual(ofTemplate);
    expect(ofTemplate.invoices.map(({ date }: { date: string }) => date)).toEqual([
      ...['2027-03-31', '2027-02-28', '2027-01-31'],
    ]);
  });

  it('is null for an invoice that does not come back', async () => {
    const { id } = await user.calls.aConcept(aForm(user.customer));
    expect(await user.calls.get(`invoice/${id}/recurrence`)).toEqual({ status: 200, body: null });
  });

  it('names as the last one what is left when the last one is deleted', async () => {
    const { id, base_invoice_id } = await user.aRepeated();
    await generateDueInvoices(app, '2027-02-28');
    const [first, second] = await user.made(id);
    expect((await user.calls.delete(`invoice/${second?.id}`)).status).toBe(204);
    const { body } = await user.calls.get(`invoice/${base_invoice_id}/recurrence`);
    expect([body.last_invoice_id, body.recurrence_count]).toEqual([first?.id, 2]);
  });
});

it('keeps a template a template when it is saved, and uses what it says from then on', async () => {
  const { id, base_invoice_id } = await user.aRepeated();
  const form = aForm(user.customer, { description: 'Huur {maand}' });
  const { body } = await user.calls.put(`invoice/${base_invoice_id}`, form);
  expect([body.status, body.recurrence_id]).toEqual([0, id]);
  await generateDueInvoices(app, '2027-01-31');
  expect((await user.made(id))[0]).toMatchObject({ description: 'Huur januari 2027' });
});

describe('a text that would be longer than its field once the period is filled in', () => {
  const fits = `${'a'.repeat(200 - 'september 2026'.length)}{maand}`;
  const line = (said: object) => aForm(user.customer, { products: [aLine(said)] });

  it('is refused at its field of a template, and taken when the longest fits', async () => {
    const { base_invoice_id, id } = await user.aRepeated();
    const save = (form: ReturnType<typeof aForm>) =>
      user.calls.put(`invoice/${base_invoice_id}`, form);
    const refused = await save(line({ title: `b${fits}` }));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'products.0.title': [
          `“b${'a'.repeat(39)}…” kan met de periode ingevuld langer worden dan 200 tekens. Maak deze tekst korter.`,
        ],
      },
    ]);
    const about = await save(aForm(user.customer, { description: `${'a'.repeat(240)}{maand}` }));
    expect(about.body.errors).toHaveProperty('description');
    const explained = await save(line({ description: `${'a'.repeat(980)} {periode}` }));
    expect(explained.body.errors).toHaveProperty(['products.0.description']);

    expect((await save(line({ title: fits }))).status).toBe(200);
    await user.calls.put('recurrence', {
      ...aSchedule({ next_date: '2027-09-30', next_period_start: '2027-09-01' }),
      ...{ id, send_automatically: false },
    });
    await generateDueInvoices(app, '2027-09-30');
    const [made] = await user.made(id);
    const { body } = await user.calls.get(`invoice/${made?.id}`);
    expect(body.products[0].title).toHaveLength(200);
    const { date, expiration_date } = body;
    const saved = await user.calls.put(`invoice/${made?.id}`, {
      ...line({ title: body.products[0].title }),
      ...{ date, expiration_date },
    });
    expect(saved.status).toBe(200);
  });

  it('keeps a concept from being repeated', async () => {
    const { id } = await user.calls.aConcept(line({ title: `b${fits}` }));
    const { status, body } = await user.calls.post('recurrence', {
      ...aSchedule(),
      base_invoice_id: id,
    });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/langer worden dan 200/)]);
  });
});

it('is nothing of another company', async () => {
  const { id, base_invoice_id } = await user.aRepeated();
  const { calls } = await aRepeater(app);
  const foreign = [
    await calls.get(`invoice/${base_invoice_id}/recurrence`),
    await calls.post('recurrence', { ...aSchedule(), base_invoice_id }),
    await calls.put('recurrence', { ...aSchedule(), id, active: false }),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await stored(id))?.active).toBe(true);
});
