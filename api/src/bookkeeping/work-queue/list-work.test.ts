import type { WorkItem } from '@boekwerk/shared/contract/bookkeeping/work-queue';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
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
let florist: Company;

const { toProcess, toBook, booked, inProgress } = DocumentStatus;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  const { company: firm, user } = owner;
  const assigned = [colleague];
  bakery = await aFirmClient(app, firm, { name: 'bakkerij' });
  florist = await aFirmClient(app, firm, { name: 'Écluse Bloemen', assigned });
  const stopped = await aFirmClient(app, firm, { name: 'Gestopt', active: 0, assigned });
  const elsewhere = await aFirmClient(app, (await anAccountant(app)).company, { name: 'Elders' });

  const of = { company: bakery, user };
  const on = (day: string) => new Date(`2026-10-${day}T10:00Z`);
  const hand = (given: Parameters<typeof aDocument>[2], whose = of) => aDocument(app, whose, given);
  const file = (file_name: string, day: string) => ({ file_name, uploaded_date: on(day) });
  await hand({ ...file('nieuw.pdf', '01'), status: toProcess, date: '2026-09-30' });
  await hand({ ...file('klaar.pdf', '02'), status: toBook, amount: 12.5, supplier_name: '' });
  await hand({ ...file('fout.pdf', '03'), status: toBook, booking_errors: { '': 'Kan niet' } });
  const said = { by: user, side: 'firm' as const };
  const company = { by: (await aMember(app, { company: bakery })).user, side: 'company' as const };
  await aQuestion(app, of, { ...file('beantwoord.pdf', '04'), said: [said, company] });
  await aQuestion(app, of, { ...file('gevraagd.pdf', '05'), said: [company] });
  const uncertain = { in_progress_for: 'booking', in_progress_since: on('06') } as const;
  const id = await hand({ ...file('onzeker.pdf', '06'), status: inProgress, ...uncertain });
  await insertAttempt(app.db, {
    ...{ relation_id: bakery.id, booking_item_id: id, kind: 'book', asked_by: user.id },
    ...{ reference: 'bw-work', request: {}, state: 'uncertain' },
  });
  await hand({ ...file('bloemen.pdf', '07'), date: '2026-07-01' }, { company: florist, user });

  await hand({ ...file('geboekt.pdf', '08'), status: booked });
  await hand({ ...file('wordt gelezen.pdf', '08'), status: inProgress });
  await hand({ ...file('weg.pdf', '08'), deleted_at: on('09'), deleted_by: user.id });
  await aQuestion(app, of, { ...file('wacht op klant.pdf', '08'), said: [said] });
  await hand(file('gestopt.pdf', '08'), { company: stopped, user });
  await hand(file('elders.pdf', '08'), { company: elsewhere, user });
});

const list = async ({ headers }: Member, query = '') => {
  const url = `/api/administrations/v1/work?${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const names = async (query: string, who = owner) =>
  (await list(who, query)).body.data.map(({ file_name }: WorkItem) => file_name);

describe('GET work', () => {
  it('gives what waits for the firm and why, what was handed in first before all', async () => {
    const { body } = await list(owner);
    expect(body.data.map(({ kind, file_name }: WorkItem) => [kind, file_name])).toEqual([
      ['to_process', 'nieuw.pdf'],
      ['to_book', 'klaar.pdf'],
      ['refused', 'fout.pdf'],
      ['answered', 'beantwoord.pdf'],
      ['asked', 'gevraagd.pdf'],
      ['uncertain', 'onzeker.pdf'],
      ['to_process', 'bloemen.pdf'],
    ]);
    expect(body.counts).toEqual({
      ...{ all: 7, to_process: 2, to_book: 1, answered: 1, asked: 1, refused: 1, uncertain: 1 },
    });
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      relation_id: bakery.id,
      client: 'bakkerij',
      kind: 'to_book',
      file_name: 'klaar.pdf',
      invoice_number: '',
      supplier: null,
      amount: 12.5,
      currency: 'EUR',
      is_credit: false,
      uploaded_date: '2026-10-02T10:00:00.000Z',
      deadline: '2027-01-31',
      opened_by: [],
    });
  });

  it.each(['to_process', 'to_book', 'answered', 'asked', 'refused', 'uncertain'])(
    'counts what it gives of the kind %s, searched or not',
    async (kind) => {
      const { body } = await list(owner, `tab=${kind}`);
      expect(new Set(body.data.map((item: WorkItem) => item.kind))).toEqual(new Set([kind]));
      expect(body.data).toHaveLength(body.counts[kind]);
      expect((await list(owner, `tab=${kind}&search=pdf`)).body).toEqual(body);
    },
  );

  it('sorts by the day the VAT is due and by client, either way', async () => {
    expect((await names('sort=deadline')).slice(0, 3)).toEqual([
      ...['nieuw.pdf', 'bloemen.pdf', 'klaar.pdf'],
    ]);
    expect((await names('sort=client')).slice(-2)).toEqual(['onzeker.pdf', 'bloemen.pdf']);
    expect((await names('sort=client&order=desc'))[0]).toBe('bloemen.pdf');
    expect((await names('order=desc'))[0]).toBe('bloemen.pdf');
  });

  it('pages, searches, and gives one client alone', async () => {
    expect(await names('itemsPerPage=3&page=3')).toEqual(['bloemen.pdf']);
    expect(await names('search=KLAAR+12,5')).toEqual(['klaar.pdf']);
    expect(await names('search=%25')).toEqual([]);
    const { body } = await list(owner, `relation_id=${florist.id}`);
    expect(body.counts).toMatchObject({ all: 1, to_process: 1, to_book: 0, asked: 0 });
    expect(body.data).toMatchObject([{ file_name: 'bloemen.pdf' }]);
  });

  it('is of the assigned clients for a colleague, and of nothing else', async () => {
    const { body } = await list(colleague);
    expect(body.data).toMatchObject([{ file_name: 'bloemen.pdf' }]);
    expect(body.counts).toMatchObject({ all: 1, refused: 0, uncertain: 0 });
    expect((await list(colleague, `relation_id=${bakery.id}`)).status).toBe(404);
  });

  it('is not for a company, nor from inside one', async () => {
    expect((await list(await aMember(app))).status).toBe(403);
    expect((await list(await inBooksOf(app, owner, bakery))).status).toBe(403);
  });

  it.each(['relation_id=0', 'relation_id=x', 'tab=booked', 'sort=amount', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect((await list(owner, query)).status).toBe(422);
    },
  );
});
