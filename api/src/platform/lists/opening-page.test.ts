import { anAccountant } from '../../testing/a-firm';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { oneOfEach } from '../../testing/everything';

const app = appUnderTest();
let owner: Member;
let accountant: Member;

const THINGS = 2;
/** A length that no screen asks for. */
const LENGTH = 11;
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
      const longer = await read(member, `${path}?itemsPerPage=${LENGTH}`);
      expect(opened.data.length).toBeGreaterThan(1);
      expect(opened.data).toEqual(longer.data);
      expect(opened.counts).toEqual(longer.counts);
      const last = await read(member, `${path}?itemsPerPage=1&page=${opened.data.length}`);
      expect(last.data).toEqual(opened.data.slice(-1));
    },
  );
});
