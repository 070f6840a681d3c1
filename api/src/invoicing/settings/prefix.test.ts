import { addDays, today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../platform/database/schema/platform';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
});

const add = async (prefix: string, start_date: string, more = {}) =>
  (await calls.post('prefix', { prefix, start_date, ...more })).body;
const list = async () => (await calls.get('prefix')).body;
const sendTwelve = async () => {
  const customer = await aCustomer(app, member.company);
  for (let count = 0; count < 12; count++) await calls.aSent(aForm(customer));
};

describe('the prefixes of a company', () => {
  it('are listed by start date, and say which one holds today', async () => {
    await add('C', addDays(today(), 30));
    await add('A', '2020-01-01');
    await add('B', today(), { start_number: 7 });
    expect(await list()).toMatchObject([
      { prefix: 'A', start_date: '2020-01-01', start_number: 1, is_current: false },
      { prefix: 'B', start_date: today(), start_number: 7, is_current: true },
      { prefix: 'C', is_current: false },
    ]);
  });

  it('are named by id, or are else the one of today, else the first to come', async () => {
    const body = { prefix: 'X', start_date: '2030-01-01' };
    expect((await calls.put('prefix', body)).status).toBe(404);
    expect((await calls.delete('prefix', {})).status).toBe(404);

    const far = await add('FAR', '2040-01-01');
    const near = await add('NEAR', '2035-01-01');
    expect((await calls.put('prefix', body)).body).toMatchObject({ id: near.id, prefix: 'X' });
    const current = await add('NU', today());
    const changed = { prefix: 'NUX', start_date: today() };
    expect((await calls.put('prefix', changed)).body).toMatchObject({ id: current.id });
    await calls.delete('prefix', { id: far.id });
    await calls.delete('prefix');
    expect(await list()).toMatchObject([{ id: near.id }]);
  });

  it('start next year with number 1 when nobody says so, and keep what a change leaves out', async () => {
    const { body } = await calls.post('prefix', { prefix: 'A' });
    const start_date = `${yearOf(today()) + 1}-01-01`;
    expect(body).toMatchObject({ prefix: 'A', start_date, start_number: 1 });
    await calls.put('prefix', { prefix: 'A', start_date: '2020-03-01', start_number: 7 });
    const renamed = await calls.put('prefix', { prefix: 'B' });
    expect(renamed.body).toMatchObject({
      id: body.id,
      prefix: 'B',
      start_date: '2020-03-01',
      start_number: 7,
    });
  });

  it('leave a trace of each change', async () => {
    const { id } = await add('A', '2026-01-01');
    await calls.put('prefix', { id, prefix: 'B', start_date: '2026-01-01' });
    await calls.delete('prefix', { id });
    const rows = await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.entity, 'invoice_prefix'), eq(audit.entity_id, id)))
      .orderBy(audit.id);
    expect(rows.map(({ changes }) => (changes as Record<string, unknown>).prefix)).toEqual([
      ...[
        [null, 'A'],
        ['A', 'B'],
        ['B', null],
      ],
    ]);
  });

  it('are shown as the one of the company', async () => {
    await add('A', today());
    const { headers } = member;
    const reply = await app.http.inject({ url: '/api/relations/v1/default', headers });
    expect(reply.json().relation.invoice_prefix).toBe('A');
  });

  it('are for who may invoice, and of the own company only', async () => {
    const { id } = await add('A', '2026-01-01');
    const accountant = callsOf(app, (await anAccountant(app)).headers);
    expect((await accountant.get('prefix')).status).toBe(403);
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect(
      (await stranger.put('prefix', { id, prefix: 'B', start_date: '2026-01-01' })).status,
    ).toBe(404);
    expect((await stranger.delete('prefix', { id })).status).toBe(404);
    expect((await stranger.get('prefix')).body).toEqual([]);
  });

  it('are not changed, or removed, on an older version than a colleague just saved', async () => {
    const { id, updated_at } = await add('A', '2026-01-01');
    await calls.put('prefix', { id, prefix: 'B', start_date: '2026-01-01', updated_at });
    const late = { id, prefix: 'C', start_date: '2026-01-01', updated_at };
    expect((await calls.put('prefix', late)).status).toBe(409);
    expect((await calls.delete('prefix', { id, updated_at })).status).toBe(409);
    expect(await list()).toMatchObject([{ prefix: 'B' }]);
  });
});

describe('a prefix is refused', () => {
  it.each([
    ['empty', { prefix: ' ' }, { prefix: ['Voorvoegsel is verplicht'] }],
    ['with a slash', { prefix: 'A/B' }, { prefix: ['Gebruik letters, cijfers, punt en streepje'] }],
    ['that climbs', { prefix: '..' }, { prefix: ['Gebruik letters, cijfers, punt en streepje'] }],
    [
      'of two lines',
      { prefix: 'A\nB' },
      { prefix: ['Gebruik letters, cijfers, punt en streepje'] },
    ],
    [
      'of 11 signs',
      { prefix: 'ABCDEFGHIJK' },
      { prefix: ['Maximale lengte van 10 tekens bereikt'] },
    ],
    ['without a date', { start_date: '' }, { start_date: ['Startdatum is verplicht'] }],
    ['with number 0', { start_number: 0 }, { start_number: ['Het eerste nummer is 1 of hoger'] }],
  ])('%s', async (_, given, errors) => {
    const { status, body } = await calls.post('prefix', {
      prefix: 'A',
      start_date: '2026-01-01',
      start_number: 1,
      ...given,
    });
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await list()).toEqual([]);
  });

  it('on the start date of another one, also when it is changed to that', async () => {
    await add('A', '2026-01-01');
    const { id } = await add('B', '2026-07-01');
    const errors = { start_date: ['Op deze datum begint al een voorvoegsel'] };
    const form = { prefix: 'C', start_date: '2026-01-01' };
    expect((await calls.post('prefix', form)).body.errors).toEqual(errors);
    expect((await calls.put('prefix', { id, ...form })).body.errors).toEqual(errors);
  });

  it('when another one is the same, capitals or not', async () => {
    await add('Ab', '2026-01-01');
    const { body } = await calls.post('prefix', { prefix: 'aB', start_date: '2027-01-01' });
    expect(body.errors).toEqual({ prefix: ['Dit voorvoegsel heb je al'] });
  });

  it.each([1, 12, 14])('with number %d when 12 numbers were given', async (start_number) => {
    const { id } = await add('A', '2026-01-01');
    await sendTwelve();
    await calls.delete('prefix', { id });
    const again = { prefix: 'A', start_date: '2026-01-01' };
    const refused = await calls.post('prefix', { ...again, start_number });
    expect(refused.body.errors).toEqual({
      start_number: ['In 2026 is al tot en met nummer 12 uitgegeven'],
    });
    expect((await calls.post('prefix', { ...again, start_number: 13 })).status).toBe(201);
    expect((await calls.get('next-prefix?date=2026-05-01')).body.number).toBe('A2026-0013');
  });

  it('when it would repeat a number in other capitals', async () => {
    const { id } = await add('F', '2026-01-01');
    const customer = await aCustomer(app, member.company);
    expect((await calls.aSent(aForm(customer))).invoice_number).toBe('F2026-0001');
    const change = async (form: object) => (await calls.put('prefix', { id, ...form })).body.errors;
    const given = { start_number: ['In 2026 is al tot en met nummer 1 uitgegeven'] };
    expect(await change({ prefix: 'f' })).toEqual(given);
    const taken = { prefix: ['Dit voorvoegsel heb je al'] };
    expect(await change({ prefix: 'f', start_date: '2025-01-01' })).toEqual(taken);

    expect(await change({ prefix: 'f', start_number: 2 })).toBeUndefined();
    expect((await calls.aSent(aForm(customer))).invoice_number).toBe('f2026-0002');
    expect(await change({ prefix: 'F', start_number: 3 })).toEqual(taken);
  });

  it('not, when numbers were given and its date moves within the year', async () => {
    const { id } = await add('A', '2026-01-01');
    await sendTwelve();
    const { status } = await calls.put('prefix', { id, prefix: 'A', start_date: '2026-02-01' });
    expect(status).toBe(200);
  });

  it('once, when two with the same date come at the same time', async () => {
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((prefix) =>
        calls.post('prefix', { prefix, start_date: '2026-01-01' }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await list()).toHaveLength(1);
  });
});
