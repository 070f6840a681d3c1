import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aConnectedCompany, aMember, type Member } from '../../testing/builders';
import { oneOfEach } from '../../testing/everything';

const app = appUnderTest();
let owner: Member;
let accountant: Member;

/** One more than fit on the page that a list opens with. */
const THINGS = 11;
/** A company whose books are kept has documents. */
const BOOKED = { booking_enabled: 1 } as const;

beforeAll(async () => {
  owner = await aMember(app, { company: await aConnectedCompany(app, BOOKED) });
  accountant = await anAccountant(app);
  const other = await aMember(app, { company: await aConnectedCompany(app, BOOKED) });
  for (const member of [owner, accountant])
    for (let n = 0; n < THINGS; n++) await oneOfEach(app, member);
  await oneOfEach(app, other);
});

const read = async ({ headers }: Member, url: string) =>
  (await app.http.inject({ url: `/api${url}`, headers })).json();

describe('the page that a list opens with', () => {
  it.each([
    ['invoices', () => [owner, '/invoicing/v1/invoices']],
    ['recurrences', () => [owner, '/invoicing/v1/recurrence']],
    ['products', () => [owner, '/invoicing/v1/products']],
    ['customers', () => [owner, '/relations/v1/clients']],
    ['documents', () => [owner, '/administrations/v1/bookingitems']],
    ['questions', () => [owner, '/administrations/v1/pendinglogs']],
    [
      'clients of a firm',
      () => [accountant, `/relations/v1/relation/${accountant.company.id}/enterprises`],
    ],
  ] as [string, () => [Member, string]][])(
    'of %s is the one of any other length',
    async (_, of) => {
      const [member, path] = of();
      const opened = await read(member, path);
      const longer = await read(member, `${path}?itemsPerPage=${THINGS}`);
      expect(opened.data).toHaveLength(THINGS - 1);
      expect(opened.data).toEqual(longer.data.slice(0, -1));
      expect(opened.counts).toEqual(longer.counts);
      const next = await read(member, `${path}?page=2`);
      expect(next.data[0]).toEqual(longer.data.at(-1));
    },
  );
});
