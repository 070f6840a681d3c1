import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { administration_user, relation } from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let bakery: Company;
let baker: Member;
let bill: { id: number; reference: string };

beforeEach(async () => {
  owner = await anAccountant(app);
  bakery = await aFirmClient(app, owner.company);
  baker = await aMember(app, { company: bakery });
  bill = await aBill(baker);
});

/** A document that was sent to the accounting package. */
async function aBill(
  { company, user }: Pick<Member, 'company' | 'user'>,
  kind: 'book' | 'takeBack' = 'book',
) {
  const id = await aDocument(app, { company, user });
  const reference = `bw-${randomUUID().replace(/[^a-f2-7]/g, '')}234567abcdef`.slice(0, 19);
  const of = { relation_id: company.id, booking_item_id: id, asked_by: user.id };
  await app.db.insert(booking_attempt).values({ ...of, kind, reference, request: {} });
  return { id, reference };
}

const ask = async ({ headers }: Pick<Member, 'headers'>, reference = bill.reference) => {
  const url = `/api/administrations/v1/reference/${reference}`;
  const answer = await app.http.inject({ url, headers });
  return { status: answer.statusCode, body: answer.json() };
};

const found = (firm_id: number | null) => ({
  status: 200,
  body: { id: bill.id, relation_id: bakery.id, firm_id },
});

describe('GET reference/:reference', () => {
  it('tells who works in the company, also from another one of theirs', async () => {
    expect(await ask(baker)).toEqual(found(null));
    const elsewhere = await aMember(app, { user: baker.user, is_default: false });
    expect(await ask(elsewhere)).toEqual(found(null));
  });

  it("tells who keeps its books, from the firm, from the client, and from the firm's next client", async () => {
    const firm = owner.company.id;
    expect(await ask(owner)).toEqual(found(firm));
    expect(await ask(await inBooksOf(app, owner, bakery))).toEqual(found(firm));
    const florist = await aFirmClient(app, owner.company);
    expect(await ask(await inBooksOf(app, owner, florist))).toEqual(found(firm));
  });

  it('names the other firm of somebody who works for two', async () => {
    const elsewhere = await anAccountant(app, {
      user: owner.user,
      company: await aCompany(app, { relation_user_type: 1 }),
    });
    expect(await ask(elsewhere)).toEqual(found(owner.company.id));
  });

  const STRANGERS: [string, () => Promise<Member>][] = [
    ['somebody of another company', () => aMember(app)],
    ['the owner of another firm', () => anAccountant(app)],
    [
      'a colleague who was not given the client',
      () => anAccountant(app, { company: owner.company }),
    ],
    ['a colleague who was given the client for invoicing alone', () => aSeller('firm')],
    ['that colleague in the client', () => aSeller('client')],
    ['the owner of a company that keeps no books here', () => ofOneWithoutBooking()],
  ];

  /** Somebody of the firm who has nothing to do with the books of the bakery. */
  async function aSeller(place: 'firm' | 'client'): Promise<Member> {
    const seller = await anAccountant(app, { company: owner.company });
    const of = { administration_id: owner.company.id, enterprise_id: bakery.id };
    await app.db.insert(administration_user).values({ ...of, user_id: seller.user.id, type: 0 });
    return place === 'firm' ? seller : inBooksOf(app, seller, bakery);
  }

  async function ofOneWithoutBooking(): Promise<Member> {
    const company = await aCompany(app, { booking_enabled: 0 });
    const member = await aMember(app, { company });
    bill = await aBill(member);
    return member;
  }

  it.each(STRANGERS)('is to %s as if nothing carried it', async (_, who) => {
    const stranger = await who();
    const { status, body } = await ask(stranger);
    const nothing = await ask(stranger, 'bw-2222222222222222');
    expect([status, nothing.status]).toEqual([404, 404]);
    expect({ ...body, reference: '' }).toEqual({ ...nothing.body, reference: '' });
  });

  it('leads to the trash as well, where is told who put it there', async () => {
    const trashed = { deleted_at: new Date(), deleted_by: baker.user.id };
    await app.db.update(booking_item).set(trashed).where(eq(booking_item.id, bill.id));
    expect(await ask(baker)).toEqual(found(null));
    expect((await ask(await aMember(app))).status).toBe(404);
  });

  it('is found by nobody once its company is put away', async () => {
    await app.db.update(relation).set({ active: 0 });
    const nobody = await aMember(app, { user: baker.user, is_default: false });
    expect((await ask(nobody)).status).toBe(404);
  });

  it('is not that of a transaction that was taken back, which nothing carries', async () => {
    const { reference } = await aBill(baker, 'takeBack');
    expect((await ask(baker, reference)).status).toBe(404);
  });

  it.each(['1', 'bw-', 'bw-2222222222222221', 'BW-2222222222222222', "bw-' or 1=1"])(
    'is not asked of the database when it is none: %s',
    async (reference) => {
      expect((await ask(baker, encodeURIComponent(reference))).status).toBe(404);
    },
  );

  it('needs a session', async () => {
    expect((await ask({ headers: { authorization: '' } })).status).toBe(401);
  });
});
