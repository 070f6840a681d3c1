import { DOCUMENT_SORTS } from '@boekwerk/shared/contract/bookkeeping/documents';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;

const GIVEN = [
  { file_name: 'b.pdf', tag: 'INK', status: 1, amount: 12.5, date: '2026-03-01' },
  { file_name: 'A.pdf', amount: 12.5 },
  { file_name: 'c.pdf', tag: 'VRK', is_credit: true, amount: 3, invoice_number: 'F-2' },
  { file_name: 'c.pdf', tag: 'INK', status: 1, date: '2026-01-01', invoice_number: 'F-1' },
  { file_name: 'd.pdf' },
] as const;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  for (const [at, given] of GIVEN.entries())
    await aDocument(app, member, {
      ...given,
      uploaded_date: new Date(Date.UTC(2026, 0, at === 3 ? 3 : at + 1)),
    });
});

async function get(path: string, query: object) {
  const { headers } = member;
  const search = new URLSearchParams({ ...query });
  const url = `/api/administrations/v1/${path}?${search}`;
  return (await app.http.inject({ url, headers })).json();
}

const idsOf = async (query: object): Promise<number[]> =>
  (await get('bookingitems', query)).data.map(({ id }: { id: number }) => id);

describe('the documents beside one', () => {
  it.each(
    DOCUMENT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order])),
  )('are those before and after it in the list: by %s, %s', async (sort, order) => {
    for (const filters of [{}, { tab: 'to_progress' }, { search: 'c.pdf' }]) {
      const query = { ...filters, sort, order };
      const ids = await idsOf(query);
      const beside = await Promise.all(ids.map((id) => get(`bookingitem/${id}/beside`, query)));
      expect(beside).toEqual(
        ids.map((_, at) => ({ previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null })),
      );
    }
  });

  it('are none of one that is not in the list', async () => {
    const [booked] = await idsOf({ tab: 'to_book' });
    const beside = await get(`bookingitem/${booked}/beside`, { tab: 'to_progress' });
    expect(beside).toEqual({ previous: null, next: null });
  });
});
