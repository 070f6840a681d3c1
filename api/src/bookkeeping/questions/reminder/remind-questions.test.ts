import { eq, sql } from 'drizzle-orm';
import {
  type AppWithMailBox,
  appWithMailBox,
} from '../../../account-mail/testing/app-with-mail-box';
import { change } from '../../../platform/change';
import { note } from '../../../platform/database/schema/bookkeeping';
import {
  administration_relation,
  relation_user,
} from '../../../platform/database/schema/relations';
import { user } from '../../../platform/database/schema/users';
import { aFirmClient, anAccountant } from '../../../testing/a-firm';
import { aQuestion } from '../../../testing/a-question';
import { atOnce } from '../../../testing/at-once';
import { aMember, type Member } from '../../../testing/builders';
import { whileRefused } from '../../../testing/while-refused';
import { remindCompany } from './remind-company';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let world: AppWithMailBox;
let asker: Member;
let baker: Member;

beforeAll(async () => {
  world = await appWithMailBox({ mailLimits: { letters: 2, recipients: 10 } });
});
afterAll(() => world.close());
beforeEach(async () => {
  asker = await anAccountant(world.app);
  const bakery = await aFirmClient(world.app, asker.company, { name: 'Bakkerij' });
  baker = await aMember(world.app, { company: bakery });
});

const ask = (days: number, message: string, by = asker, status?: 1) =>
  aQuestion(world.app, baker, {
    said: [{ by: by.user, message, created_at: daysAgo(days) }],
    ...(status && { status }),
  });
const remind = async () => {
  await change(world.app, ({ queue }) => queue('remind-questions', {}));
  await world.app.jobs.drain();
};
const mails = async () => {
  const all = await world.mailsTo(baker.user.email);
  return all.filter((text) => text.includes('boekhouder'));
};
const notesOf = (id: number) =>
  world.app.db.select().from(note).where(eq(note.booking_item_id, id));

describe('a question that waits', () => {
  it('is mailed once after three days, with all others, each with a link to its document', async () => {
    const id = await ask(4, 'Wat is dit?');
    await ask(1, 'En dit?');
    await remind();
    const [letter = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(letter).toContain('Wat is dit?');
    expect(letter).toContain('En dit?');
    const [reference] = /bw-[a-z2-7]{16}/.exec(letter) ?? [];
    const url = `/api/administrations/v1/reference/${reference}`;
    const found = await world.app.http.inject({ url, headers: baker.headers });
    expect(found.json()).toMatchObject({ id, relation_id: baker.company.id, firm_id: null });
    expect((await notesOf(id))[0]?.reminded_at).toEqual(expect.any(Date));

    await remind();
    expect(await mails()).toHaveLength(1);
    await ask(5, 'Nog een?');
    await remind();
    expect(await mails()).toHaveLength(2);
  });

  it('is in its mail, however many have been mailed about before', async () => {
    for (let i = 0; i < 21; i++) await ask(9, `Al gevraagd ${i}?`);
    await remind();
    await ask(4, 'Wat is dit?');
    await remind();
    const [, letter = ''] = await mails();
    expect(letter).toContain('Wat is dit?');
    expect(letter).toContain('En nog 2 andere vragen.');
  });

  it('that is too long to be mailed whole is cut off between two signs', async () => {
    await ask(4, `${'x'.repeat(299)}😀 Van wie is dit?`);
    await remind();
    const [letter = ''] = await mails();
    expect(letter).toContain('x…');
    expect(letter).not.toContain('Van wie');
  });

  it('is not mailed to who has switched that off where the mail says, until it is on again', async () => {
    await ask(4, 'Wat is dit?');
    const set = async (question_mails: boolean) => {
      const { name, last_name, email } = baker.user;
      const payload = { name, last_name, email, question_mails };
      const url = '/api/users/v1/user/update';
      const { headers } = baker;
      const saved = await world.app.http.inject({ method: 'POST', url, headers, payload });
      expect(saved.json()).toMatchObject({ question_mails });
    };
    await set(false);
    await remind();
    expect(await mails()).toEqual([]);
    await set(true);
    await remind();
    expect(await mails()).toEqual([expect.stringContaining('Zet het uit bij Instellingen,')]);
  });

  it('is mailed to all who work in a company that nobody owns, as those that their firm added', async () => {
    const client = await aFirmClient(world.app, asker.company, { name: 'Slagerij' });
    baker = await aMember(world.app, { company: client, is_owner: false });
    const invited = await aMember(world.app, { company: client, is_owner: false, status: 1 });
    await ask(4, 'Wat is dit?');
    await remind();
    expect(await mails()).toEqual([expect.stringContaining('Wat is dit?')]);
    expect(await world.mailsTo(invited.user.email)).toEqual([]);
  });

  it('is not mailed to a colleague of who owns the company, whatever the owner wants', async () => {
    const isHer = eq(user.id, baker.user.id);
    const { email } = (await aMember(world.app, { company: baker.company, is_owner: false })).user;
    await ask(4, 'Wat is dit?');
    await remind();
    expect(await mails()).toHaveLength(1);
    await world.app.db.update(user).set({ question_mails: false }).where(isHer);
    await ask(4, 'En dit?');
    await remind();
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('is not mailed once the firm that asked has left, or to who no longer owns the company', async () => {
    await ask(4, 'Wat is dit?');
    const { id } = baker.company;
    const link = eq(administration_relation.enterprise_id, id);
    await world.app.db.update(administration_relation).set({ active: 0 }).where(link);
    await remind();
    expect(await mails()).toEqual([]);

    await world.app.db.update(administration_relation).set({ active: 1 }).where(link);
    await remindCompany(world.app, id, daysAgo(3));
    await aMember(world.app, { company: baker.company });
    await world.app.db
      .update(relation_user)
      .set({ is_owner: false })
      .where(eq(relation_user.user_id, baker.user.id));
    expect(await mails()).toEqual([]);
  });

  it('is not mailed to who switched that off before the e-mail went', async () => {
    await ask(4, 'Wat is dit?');
    await remindCompany(world.app, baker.company.id, daysAgo(3));
    await world.app.db
      .update(user)
      .set({ question_mails: false })
      .where(eq(user.id, baker.user.id));
    expect(await mails()).toEqual([]);
  });

  it('is mailed by one of two that try at once', async () => {
    await ask(4, 'Wat is dit?');
    const { id } = baker.company;
    await Promise.all([1, 2].map(() => remindCompany(world.app, id, daysAgo(3))));
    expect(await mails()).toHaveLength(1);
  });

  it('is not mailed when it is answered at that moment', async () => {
    const item = await ask(4, 'Wat is dit?');
    const log = `administrations/v1/bookingitem/${item}/log`;
    const [answer] = await atOnce(
      world.app,
      () => world.post(log, { message: 'Een oven' }, baker.headers),
      () => remindCompany(world.app, baker.company.id, daysAgo(3)),
    );
    expect(answer.statusCode).toBe(201);
    expect(await mails()).toEqual([]);
    expect((await notesOf(item))[0]?.reminded_at).toBeNull();
  });

  it('of one company is mailed also when that of another cannot be, which is tried again later', async () => {
    await ask(4, 'Wat is dit?');
    const broken = baker.company.id;
    const other = await aFirmClient(world.app, asker.company, { name: 'Slagerij' });
    baker = await aMember(world.app, { company: other });
    await ask(4, 'En dit?');
    const refused = { before: 'UPDATE', on: 'note', when: `OLD.relation_id = ${broken}` } as const;
    await whileRefused(world.app, refused, remind);
    expect(await mails()).toHaveLength(1);
    const { rows } = await world.app.db.execute(
      sql`select output ->> 'message' as message from pgboss.job where name = 'remind-questions' and state = 'retry'`,
    );
    expect(rows).toEqual([{ message: 'Error: 1 × company not reminded' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is two days old', () => ask(2, 'Nieuw')],
    ['was asked by the company itself', () => ask(9, 'Aan jullie', baker)],
    ['is over', () => ask(9, 'Oud', asker, 1)],
    [
      'was answered',
      () =>
        aQuestion(world.app, baker, {
          said: [
            { by: asker.user, created_at: daysAgo(9) },
            { by: baker.user, created_at: daysAgo(8) },
          ],
        }),
    ],
  ])('is not mailed when it %s', async (_, begin) => {
    await begin();
    await remind();
    expect(await mails()).toEqual([]);
  });

  it('waits for the next day when the company may mail no more today', async () => {
    for (const message of ['Een?', 'Twee?', 'Drie?']) {
      await ask(4, message);
      await remind();
    }
    expect(await mails()).toHaveLength(2);
    const waiting = await world.app.db.select().from(note).where(eq(note.message, 'Drie?'));
    expect(waiting.map(({ reminded_at }) => reminded_at)).toEqual([null]);
  });
});
