import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { countWaiting } from '../../testing/count-waiting';
import { onPostgres } from '../../testing/test-database';
import { takeNumber } from '../number-store';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
const year = yearOf(today());
let member: Member;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
});

const choose = (start_number: unknown) => calls.put('start-number', { start_number });
const standing = async () => (await calls.get('start-number')).body;
const send = async () => calls.aSent(aForm(await aCustomer(app, member.company)));

describe('the start number of invoices without a prefix', () => {
  it('is 1 until it is chosen, and then what the next invoice is called', async () => {
    expect(await standing()).toMatchObject({
      ...{ number: `${year}-0001`, next_number: 1, has_prefix: false, is_given: false },
    });
    const { status, body } = await choose(119);
    expect([status, body.number]).toEqual([200, `${year}-0119`]);
    expect((await calls.get('next-prefix')).body.number).toBe(`${year}-0119`);
    expect((await send()).invoice_number).toBe(`${year}-0119`);
    expect((await send()).invoice_number).toBe(`${year}-0120`);
    expect(await standing()).toMatchObject({ next_number: 121, is_given: true });
  });

  it.each([0, 1])(
    'is not put over what a colleague chose meanwhile, being chosen %i times before',
    async (times) => {
      for (let time = 0; time < times; time += 1) await choose(7);
      const { updated_at } = await standing();
      const based = (start_number: number) =>
        calls.put('start-number', { start_number, updated_at });
      expect((await based(119)).status).toBe(200);
      const { status, body } = await based(200);
      expect([status, body.message]).toEqual([
        409,
        expect.stringMatching(/^Intussen gewijzigd door /),
      ]);
      expect((await standing()).next_number).toBe(119);
    },
  );

  it('holds for the whole year, also for an invoice of an earlier day', async () => {
    await choose(119);
    const customer = await aCustomer(app, member.company);
    const date = `${year}-01-02`;
    const early = await calls.aSent({ ...aForm(customer), date, expiration_date: today() });
    expect(early.invoice_number).toBe(`${year}-0119`);
  });

  it('may be changed as long as no number was given; then any other than the next is refused', async () => {
    await choose(119);
    expect((await choose(120)).status).toBe(200);
    await send();
    for (const wrong of [1, 119, 120, 122])
      expect((await choose(wrong)).body.errors).toEqual({
        start_number: [`In ${year} is al tot en met nummer 120 uitgegeven`],
      });
    expect((await choose(121)).status).toBe(200);
    expect((await send()).invoice_number).toBe(`${year}-0121`);
  });

  it.each([
    ['0', 0, 'Het eerste nummer is 1 of hoger'],
    ['half', 1.5, 'Vul een heel nummer in'],
    ['a text', '12', 'Startnummer is verplicht'],
    ['too large', 1_000_000, 'Het nummer is te groot'],
  ])('is refused when it is %s', async (_, wrong, message) => {
    expect((await choose(wrong)).body.errors).toEqual({ start_number: [message] });
  });

  it('is no prefix: it is not listed, changed or removed as one', async () => {
    await choose(119);
    expect((await calls.get('prefix')).body).toEqual([]);
    expect((await calls.delete('prefix')).status).toBe(404);
    const { headers } = member;
    const reply = await app.http.inject({ url: '/api/relations/v1/default', headers });
    expect(reply.json().relation.invoice_prefix).toBeNull();
  });

  it('makes room for a prefix, under which it cannot be chosen', async () => {
    await choose(119);
    const prefix = { prefix: 'A', start_date: `${year}-01-01`, start_number: 7 };
    expect((await calls.post('prefix', prefix)).status).toBe(201);
    expect(await standing()).toMatchObject({ number: `A${year}-0007`, has_prefix: true });
    expect((await choose(5)).status).toBe(409);
  });

  it('makes room for a prefix that holds since before this year', async () => {
    await choose(119);
    const prefix = { prefix: 'A', start_date: `${year - 1}-07-01`, start_number: 7 };
    expect((await calls.post('prefix', prefix)).body).toMatchObject({ is_current: true });
    expect(await standing()).toMatchObject({ number: `A${year}-0001`, has_prefix: true });
  });

  it('is of the own company only', async () => {
    await choose(119);
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.get('start-number')).body.next_number).toBe(1);
  });

  it('leaves no number out when invoices are sent at the same time', async () => {
    await choose(40);
    const customer = await aCustomer(app, member.company);
    const sent = await Promise.all(Array.from({ length: 5 }, () => calls.aSent(aForm(customer))));
    expect(sent.map(({ prefix_id }) => prefix_id).sort()).toEqual([40, 41, 42, 43, 44]);
  });

  (onPostgres ? it : it.skip)(
    'holds for the first invoice that was under way when it was chosen',
    async () => {
      const { id } = await calls.aConcept(aForm(await aCustomer(app, member.company)));
      let sending: ReturnType<typeof calls.put> | undefined;
      const inBetween = app.db.transaction(async (db) => {
        await takeNumber(db, { relation_id: member.company.id, prefix: '', year, first: 1 });
        sending = calls.put(`invoice/${id}/sent`);
        while ((await countWaiting(app.db)) === 0);
        expect((await choose(119)).status).toBe(200);
        throw new Error('comes to nothing');
      });
      await expect(inBetween).rejects.toThrow('comes to nothing');
      expect((await sending)?.body.invoice_number).toBe(`${year}-0119`);
      expect((await send()).invoice_number).toBe(`${year}-0120`);
    },
  );

  (onPostgres ? it : it.skip)('waits for a first invoice that has its number', async () => {
    const customer = await aCustomer(app, member.company);
    const sent = Promise.all(Array.from({ length: 4 }, () => calls.aSent(aForm(customer))));
    const chosen = (await choose(119)).status;
    const numbers = (await sent).map(({ prefix_id }) => Number(prefix_id)).sort((a, b) => a - b);
    const first = chosen === 200 ? 119 : 1;
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
  });
});
