import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { eq } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { administration_user } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { linkOffice } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Company, type Member } from '../../testing/builders';

const { toProcess, toBook, booked, questions, inProgress } = DocumentStatus;

const app = appUnderTest();
let bakery: Company;
let baker: Member;
let accountant: Member;

beforeAll(async () => {
  const owner = await anAccountant(app);
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  await linkOffice(app, bakery);
  baker = await aMember(app, { company: bakery });
  accountant = await inBooksOf(app, owner, bakery);
});

const call = async (
  { headers }: Pick<Member, 'headers'>,
  url: string,
  sent?: { payload: object; key?: string; method?: 'POST' | 'PUT' },
) => {
  const reply = await app.http.inject({
    method: sent ? (sent.method ?? 'POST') : 'GET',
    url: `/api/administrations/v1/${url}`,
    headers: { ...headers, ...(sent?.key && { 'idempotency-key': sent.key }) },
    ...(sent && { payload: sent.payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const say = (who: Pick<Member, 'headers'>, id: number, message = 'Wat is dit?', key?: string) =>
  call(who, `bookingitem/${id}/log`, { payload: { message }, ...(key && { key }) });
const log = async (id: number) => (await call(baker, `bookingitem/${id}/log`)).body;
const item = async (id: number) => {
  const [found] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
  return found as NonNullable<typeof found>;
};
const open = async (who: Member = baker) =>
  (await call(who, 'pendinglogs?itemsPerPage=100')).body.data.map(
    ({ booking_item_id }: { booking_item_id: number }) => booking_item_id,
  );

/** The mark in the list of documents. */
const isAnswered = async (id: number) => {
  const { data } = (await call(baker, 'bookingitems?tab=questions&itemsPerPage=100')).body;
  return data.find((each: { id: number }) => each.id === id).is_answered;
};

describe('a note', () => {
  it.each([toProcess, toBook])('is a question on a document in state %s', async (status) => {
    for (const who of [baker, accountant]) {
      const id = await aDocument(app, baker, { status });
      const before = await item(id);
      const { status: answered, body } = await say(who, id, '  Wat is dit?  ');
      expect(answered).toBe(201);
      const { id: user_id, name, last_name } = who.user;
      const said = { id: user_id, name, last_name, avatar_url: null };
      const told = { message: 'Wat is dit?', user: said, answered_at: null, reminded_at: null };
      expect(body).toEqual({ id: expect.any(Number), created_at: expect.any(String), ...told });
      expect(await item(id)).toMatchObject({ status: questions, updated_at: before.updated_at });
      expect(await open()).toContain(id);
      expect(await open(accountant)).toContain(id);
    }
  });

  it('by the other side answers it; the document stays among the questions until that is ended', async () => {
    for (const [asker, other] of [
      [accountant, baker],
      [baker, accountant],
    ] as const) {
      const id = await aDocument(app, baker, { status: toBook });
      await say(asker, id, 'Wat is dit?');
      await say(asker, id, 'Graag voor vrijdag');
      expect(await open()).toContain(id);
      expect(await isAnswered(id)).toBe(false);
      await say(other, id, 'Een oven');
      expect(await open()).not.toContain(id);
      expect((await item(id)).status).toBe(questions);
      expect(await isAnswered(id)).toBe(true);
      const { notes } = await log(id);
      expect(notes.map((each: { answered_at: string }) => each.answered_at !== null)).toEqual([
        ...[true, false, false],
      ]);

      await say(other, id, 'Van Smits');
      expect(await open()).not.toContain(id);
      await say(asker, id, 'Een nieuwe?');
      expect(await open()).toContain(id);
      expect(await isAnswered(id)).toBe(false);
    }
  });

  it('on a booked document is kept, and changes nothing', async () => {
    const id = await aDocument(app, baker, { status: booked });
    const before = await item(id);
    expect((await say(accountant, id)).status).toBe(201);
    expect(await item(id)).toEqual(before);
    expect((await log(id)).notes).toHaveLength(1);
    expect(await open()).not.toContain(id);
  });

  it('is a question once the job has ended that has the document', async () => {
    const id = await aDocument(app, baker, { tag: 'INK' });
    const process = call(baker, `bookingitem/${id}/tag`, { payload: {}, method: 'PUT' });
    expect((await process).status).toBe(200);
    await say(accountant, id);
    expect((await item(id)).status).toBe(inProgress);
    expect(await open()).not.toContain(id);
    await app.jobs.drain();
    expect((await item(id)).status).toBe(questions);
    expect(await open()).toContain(id);
  });

  it('beside who has it processed is a question in the end, whoever was first', async () => {
    for (let i = 0; i < 4; i++) {
      const id = await aDocument(app, baker, { tag: 'INK' });
      const [said] = await Promise.all([
        say(accountant, id),
        call(baker, `bookingitem/${id}/tag`, { payload: {}, method: 'PUT' }),
      ]);
      expect(said.status).toBe(201);
      await app.jobs.drain();
      expect((await item(id)).status).toBe(questions);
      expect(await open()).toContain(id);
    }
  });

  it('of eight at once is said eight times, and asked once', async () => {
    const id = await aDocument(app, baker, { status: toBook });
    await Promise.all(Array.from({ length: 8 }, (_, n) => say(accountant, id, `Vraag ${n}`)));
    const { notes } = await log(id);
    expect(notes).toHaveLength(8);
    expect((await item(id)).question_id).toBe(notes[0].id);
    expect((await open()).filter((each: number) => each === id)).toHaveLength(1);
  });

  it('that is sent twice is said once', async () => {
    const id = await aDocument(app, baker);
    const sent = await Promise.all([0, 1].map(() => say(baker, id, 'Wat?', 'dubbel-klik')));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await log(id)).notes).toHaveLength(1);
  });

  it.each(['', '   ', 'x'.repeat(2001)])(
    'must say something, and not too much',
    async (message) => {
      const id = await aDocument(app, baker);
      expect(await say(baker, id, message)).toMatchObject({
        status: 422,
        body: { errors: { message: [expect.any(String)] } },
      });
      expect((await item(id)).status).toBe(toProcess);
    },
  );

  it('is for those who see the documents of the company alone', async () => {
    const id = await aDocument(app, baker);
    const owner = await anAccountant(app);
    const seller = await anAccountant(app, { company: owner.company });
    const client = await aFirmClient(app, owner.company);
    const of = { administration_id: owner.company.id, enterprise_id: client.id };
    await app.db.insert(administration_user).values({ ...of, user_id: seller.user.id, type: 0 });
    const refused: [Member, number][] = [
      [await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) }), 404],
      [await inBooksOf(app, owner, client), 404],
      [await inBooksOf(app, seller, client), 403],
      [owner, 403],
    ];
    for (const [who, status] of refused) {
      expect((await say(who, id)).status).toBe(status);
      expect((await call(who, `bookingitem/${id}/log`)).status).toBe(status);
    }
  });
});

it('a question is over with the state that asks none, and the count follows', async () => {
  const id = await aDocument(app, baker, { status: toBook });
  await say(accountant, id);
  const count = async () => (await call(baker, 'pendinglogs')).body.counts.all;
  const before = await count();
  await app.db.update(booking_item).set({ status: toBook }).where(eq(booking_item.id, id));
  expect(await item(id)).toMatchObject({ question_id: null, question_at: null });
  expect(await count()).toBe(before - 1);
});

it('the log tells who handed in, labelled and booked it, and when', async () => {
  const at = new Date('2026-03-14T09:20:00Z');
  const id = await aDocument(app, baker, {
    status: booked,
    tagged_by: accountant.user.id,
    tagged_date: at,
    booked_by: accountant.user.id,
    booked_at: at,
  });
  const { name, last_name } = accountant.user;
  const user = { id: accountant.user.id, name, last_name, avatar_url: null };
  expect(await log(id)).toEqual({
    upload: { date: expect.any(String), user: expect.objectContaining({ id: baker.user.id }) },
    tag: { date: at.toISOString(), user },
    booked: { date: at.toISOString(), user },
    origin: null,
    notes: [],
  });
  expect(await log(await aDocument(app, baker))).toMatchObject({ tag: null, booked: null });
});
