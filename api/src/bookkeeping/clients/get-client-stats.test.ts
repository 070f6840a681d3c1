import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { aQuestion } from '../../testing/a-question';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';
import { insertAttempt } from '../booking/attempt-store';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  const { company: firm, user } = owner;
  const assigned = [colleague];
  bakery = await aFirmClient(app, firm, { name: 'bakkerij' });
  const florist = await aFirmClient(app, firm, { name: 'Écluse Bloemen', assigned });
  await aFirmClient(app, firm, { name: 'Fiets', city: 'Gouda' });
  const stopped = await aFirmClient(app, firm, { name: 'Gestopt', active: 0, assigned });
  const elsewhere = await aFirmClient(app, (await anAccountant(app)).company, { name: 'Elders' });

  const hand = (company: Company, status: 0 | 1 | 2 | 3 | 4, day: string) =>
    aDocument(app, { company, user }, { status, uploaded_date: new Date(`2026-11-${day}T10:00Z`) });
  for (const status of [0, 1, 1, 2, 3, 4] as const) await hand(bakery, status, `1${status}`);
  await hand(florist, 2, '20');
  await hand(stopped, 1, '20');
  await hand(elsewhere, 1, '20');
});

const stats = async ({ headers }: Member, query = '', path = 'stats') => {
  const url = `/api/administrations/v1/${path}?${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
/** Sent to the package, of which no answer came. */
const UNCERTAIN = {
  status: 4,
  in_progress_for: 'booking',
  in_progress_since: new Date(),
  date: '2026-10-01',
} as const;
const names = async (query: string, who = owner) =>
  (await stats(who, query)).body.data.map(({ name }: { name: string }) => name);

describe('GET stats', () => {
  it('says of each active client how its documents stand', async () => {
    const { body } = await stats(owner);
    expect(body.counts).toEqual({ all: 3 });
    expect(body.data).toEqual([
      {
        relation_id: bakery.id,
        name: 'bakkerij',
        first_name: '',
        last_name: '',
        type: 0,
        booking_enabled: 1,
        last_uploaded: '2026-11-14T10:00:00.000Z',
        total: 6,
        booked: 1,
        to_book: 2,
        to_process: 2,
        waiting: 4,
        answered: 1,
        asked: 0,
        refused: 0,
        deadline: '2027-01-31',
      },
      expect.objectContaining({ name: 'Écluse Bloemen', total: 1, booked: 1, to_book: 0 }),
      expect.objectContaining({ name: 'Fiets', total: 0, to_process: 0, last_uploaded: null }),
    ]);
  });

  it.each([
    ['total', ['Fiets', 'Écluse Bloemen', 'bakkerij'], 'bakkerij'],
    ['to_book', ['Écluse Bloemen', 'Fiets', 'bakkerij'], 'bakkerij'],
    ['booked', ['Fiets', 'bakkerij', 'Écluse Bloemen'], 'bakkerij'],
    ['to_process', ['Écluse Bloemen', 'Fiets', 'bakkerij'], 'bakkerij'],
    ['last_uploaded', ['Fiets', 'bakkerij', 'Écluse Bloemen'], 'Écluse Bloemen'],
  ])('sorts by %s, and the other way round', async (sort, expected, last) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    expect((await names(`sort=${sort}&order=desc`))[0]).toBe(last);
  });

  it('says what waits of each, and sorts by it', async () => {
    const mine = await anAccountant(app);
    const { company: firm, user } = mine;
    const asking = await aFirmClient(app, firm, { name: 'Vraagt' });
    const waiting = await aFirmClient(app, firm, { name: 'Wacht' });
    await aFirmClient(app, firm, { name: 'Leeg' });
    const company = {
      by: (await aMember(app, { company: asking })).user,
      side: 'company' as const,
    };
    const office = { by: user, side: 'firm' as const };
    await aQuestion(app, { company: asking, user }, { said: [company] });
    await aQuestion(app, { company: asking, user }, { said: [office, company] });
    await aQuestion(app, { company: asking, user }, { said: [office] });
    const late = { status: 1, date: '2026-06-30', booking_errors: { '': 'Kan niet' } } as const;
    await aDocument(app, { company: waiting, user }, late);
    for (const status of [0, 0, 2, 4] as const)
      await aDocument(app, { company: waiting, user }, { status, date: '2026-10-01' });
    await insertAttempt(app.db, {
      ...{ relation_id: waiting.id, kind: 'book', asked_by: user.id, reference: 'bw-stats' },
      booking_item_id: await aDocument(app, { company: waiting, user }, UNCERTAIN),
      ...{ request: {}, state: 'uncertain' },
    });

    const { body } = await stats(mine, 'sort=waiting&order=desc');
    expect(body.data).toMatchObject([
      { name: 'Wacht', waiting: 4, refused: 1, answered: 0, asked: 0, deadline: '2026-07-31' },
      { name: 'Vraagt', waiting: 2, refused: 0, answered: 1, asked: 1 },
      { name: 'Leeg', waiting: 0, refused: 0, answered: 0, asked: 0, deadline: null },
    ]);
    for (const sort of ['answered', 'asked'])
      expect((await names(`sort=${sort}&order=desc`, mine))[0]).toBe('Vraagt');
    expect((await names('sort=refused&order=desc', mine))[0]).toBe('Wacht');
    expect((await names('sort=deadline', mine))[0]).toBe('Wacht');
    expect((await names('sort=deadline', mine))[2]).toBe('Leeg');
  });

  it.each(['asc', 'desc'])(
    'has those of whom as much waits from A to Z, sorted %s',
    async (order) => {
      const mine = await anAccountant(app);
      const added = ['Zaal', 'Émile', 'aap', 'Mast', 'Dak'];
      for (const name of added) await aFirmClient(app, mine.company, { name });
      const fromAToZ = ['aap', 'Dak', 'Émile', 'Mast', 'Zaal'];
      for (const sort of ['waiting', 'last_uploaded', 'deadline']) {
        const query = `sort=${sort}&order=${order}`;
        expect(await names(query, mine)).toEqual(fromAToZ);
        const pages = [1, 2, 3].map((page) => names(`${query}&itemsPerPage=2&page=${page}`, mine));
        expect((await Promise.all(pages)).flat()).toEqual(fromAToZ);
      }
    },
  );

  it('pages and searches', async () => {
    expect(await names('itemsPerPage=1&page=2')).toEqual(['Écluse Bloemen']);
    expect(await names('sort=total&itemsPerPage=1&page=3')).toEqual(['bakkerij']);
    expect(await names('search=fiets+gouda')).toEqual(['Fiets']);
  });

  it('shows a colleague the assigned clients only', async () => {
    expect(await names('', colleague)).toEqual(['Écluse Bloemen']);
  });

  it('is not for a company, nor from inside one', async () => {
    expect((await stats(await aMember(app))).status).toBe(403);
    expect((await stats(await inBooksOf(app, owner, bakery))).status).toBe(403);
  });
});

describe('GET statsno', () => {
  it('is about what is assigned to the caller, whoever owns the firm', async () => {
    const mine = (await stats(colleague, '', 'statsno')).body;
    expect(mine.data).toEqual((await stats(colleague)).body.data);
    expect((await stats(owner, '', 'statsno')).body.counts).toEqual({ all: 0 });
    expect((await stats(await aMember(app), '', 'statsno')).status).toBe(403);
  });
});

describe('GET stats and statsno of one client', () => {
  it('tell of it what the page of all does, to who keeps its books', async () => {
    const [first, second] = (await stats(owner)).body.data;
    const of = (who: Member, id: number, path = 'stats') => stats(who, '', `${path}/${id}`);
    expect(await of(owner, bakery.id)).toEqual({ status: 200, body: first });
    const { relation_id } = second;
    expect(await of(colleague, relation_id)).toEqual({ status: 200, body: second });
    expect(await of(colleague, relation_id, 'statsno')).toEqual({ status: 200, body: second });
    expect((await of(colleague, bakery.id)).status).toBe(404);
    expect((await of(owner, bakery.id, 'statsno')).status).toBe(404);
    expect((await of(await anAccountant(app), bakery.id)).status).toBe(404);
    expect((await of(await aMember(app), bakery.id)).status).toBe(403);
  });
});
