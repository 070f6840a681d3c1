import { change } from '../../platform/change';
import { booking_item, document_presence } from '../../platform/database/schema/bookkeeping';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let bram: Member;
let anna: Member;
let client: Company;
let id: number;

beforeAll(async () => {
  bram = await anAccountant(app);
  const { company: firm } = bram;
  anna = await anAccountant(app, { company: firm });
  client = await aFirmClient(app, firm, { assigned: [anna] });
  id = await aDocument(app, { company: client, user: bram.user });
});

async function tell(accountant: Member) {
  const { headers } = await inBooksOf(app, accountant, client);
  const url = `/api/administrations/v1/bookingitem/${id}/presence`;
  const reply = await app.http.inject({ method: 'POST', url, headers });
  return { status: reply.statusCode, body: reply.json() };
}

const openedBy = async ({ headers }: Member) => {
  const reply = await app.http.inject({ url: '/api/administrations/v1/work', headers });
  return reply.json().data[0].opened_by;
};

const lookedAgo = (time: Date) => app.db.update(document_presence).set({ seen_at: time });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const nameOf = ({ user }: Member) => `${user.name} ${user.last_name}`.trim();

it('tells who else has a document open, here and in the work queue, for a few minutes', async () => {
  expect(await tell(bram)).toEqual({ status: 200, body: { others: [] } });
  expect((await tell(anna)).body).toEqual({ others: [nameOf(bram)] });
  expect(await openedBy(bram)).toEqual([nameOf(anna)]);
  await lookedAgo(minutesAgo(4));
  expect((await tell(bram)).body).toEqual({ others: [] });
  expect(await openedBy(bram)).toEqual([]);
});

it('leaves the document as it is, is written once in a while, and forgotten at night', async () => {
  const documents = await app.db.select().from(booking_item);
  await lookedAgo(minutesAgo(1));
  await Promise.all(Array.from({ length: 8 }, () => tell(bram)));
  const [seen] = await app.db.select().from(document_presence);
  await tell(bram);
  expect((await app.db.select().from(document_presence))[0]).toEqual(seen);
  expect(await app.db.select().from(booking_item)).toEqual(documents);
  await lookedAgo(minutesAgo(4));
  await change(app, ({ queue }) => queue('clean-up', {}));
  await app.jobs.drain();
  expect(await app.db.$count(document_presence)).toBe(0);
});

it('is not for who may not see the document', async () => {
  const { headers } = await aMember(app);
  const url = `/api/administrations/v1/bookingitem/${id}/presence`;
  expect((await app.http.inject({ method: 'POST', url, headers })).statusCode).toBe(403);
});
