import { addDays, addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let dutch: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  dutch = await aCustomer(app, member.company);
  calls = callsOf(app, member.headers);
});

const dated = (date: string) => aForm(dutch, { date, expiration_date: addMonths(date, 1) });
const soldWithinEu = () => aForm(dutch, { products: [aLine(), aLine({ tax_id: 6 })] });
const WITHIN_EU = 'Regel 2: Verkoop binnen EU is voor een klant in een ander EU-land.';
const unseen = { is_confirmed: false };
const mail = { emails: ['klant@voorbeeld.nl'], message: 'Dag' };

describe('what is asked before an invoice is sent', () => {
  it('is a kind of VAT that is not for this customer: it goes when that was seen, with the first number', async () => {
    const { id } = await calls.aConcept(soldWithinEu());
    for (const [path, send, body] of [
      ['sent', calls.put, unseen],
      ['send', calls.post, { ...mail, ...unseen }],
    ] as const) {
      const refused = await send(`invoice/${id}/${path}`, body);
      expect([refused.status, refused.body.errors]).toEqual([422, { is_confirmed: [WITHIN_EU] }]);
    }
    const { body } = await calls.post(`invoice/${id}/send`, { ...mail, is_confirmed: true });
    expect(body).toMatchObject({ status: 5, prefix_id: 1 });
    const again = await calls.post(`invoice/${id}/send`, { ...mail, ...unseen });
    expect(again.status).toBe(200);
  });

  it('is nothing about a credit, which takes back what was sent as it was', async () => {
    const { id } = await calls.aConcept(soldWithinEu());
    await calls.put(`invoice/${id}/sent`, { is_confirmed: true });
    const { body: credit } = await calls.post(`invoice/${id}/credit`);
    expect((await calls.put(`invoice/${credit.id}/sent`, unseen)).status).toBe(200);
  });

  it('is a date before that of the invoice with the number before', async () => {
    const last = addDays(today(), -7);
    const { invoice_number } = await calls.aSent(dated(last));
    const earlier = await calls.aConcept(dated(addDays(last, -1)));
    const { status, body } = await calls.put(`invoice/${earlier.id}/sent`, unseen);
    expect([status, body.errors.is_confirmed]).toEqual([
      422,
      [
        `De factuurdatum ${formatDate(addDays(last, -1))} is voor die van de vorige factuur, ${invoice_number} van ${formatDate(last)}.`,
      ],
    ]);
    const sent = await calls.put(`invoice/${earlier.id}/sent`, { is_confirmed: true });
    expect(sent.body.prefix_id).toBe(2);
  });

  it.each(['1999-01-01', '2190-01-01'])('is a date as far away as %s', async (date) => {
    const { id } = await calls.aConcept(dated(date));
    const { status, body } = await calls.put(`invoice/${id}/sent`, unseen);
    expect([status, body.errors.is_confirmed]).toEqual([
      422,
      [expect.stringContaining('meer dan een')],
    ]);
  });

  it('fails by name among many, which get their numbers in the order of their dates', async () => {
    const [late, early] = [
      await calls.aConcept(dated(today())),
      await calls.aConcept(dated(addDays(today(), -1))),
    ];
    const wrong = await calls.aConcept(soldWithinEu());
    const { body } = await calls.put('invoice/send/multiple', {
      invoice_ids: [late.id, early.id, wrong.id],
    });
    expect(body.failed).toEqual([{ id: wrong.id, message: WITHIN_EU }]);
    const numberOf = async (id: number) => (await calls.get(`invoice/${id}`)).body.prefix_id;
    expect([await numberOf(early.id), await numberOf(late.id)]).toEqual([1, 2]);
  });
});
