import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { aForm, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
});

describe('the e-mail text of a company', () => {
  it('is the default one until it writes its own, and again when that is deleted', async () => {
    const usual = { id: null, text: DEFAULT_EMAIL_TEXT };
    expect((await calls.get('invoicetemplate')).body).toEqual(usual);
    const made = await calls.post('invoicetemplate', { template: ' Dag {to_company_name}! ' });
    expect([made.status, made.body.text]).toEqual([201, 'Dag {to_company_name}!']);
    expect((await calls.get('invoicetemplate')).body).toEqual(made.body);

    const changed = (await calls.put('invoicetemplate', { template: 'Dag!' })).body;
    expect(changed).toMatchObject({ id: made.body.id, text: 'Dag!' });
    expect((await calls.delete('invoicetemplate')).status).toBe(204);
    expect((await calls.get('invoicetemplate')).body).toEqual(usual);
  });

  it('is written once, and only changed or deleted when it is there', async () => {
    const template = { template: 'Dag' };
    expect((await calls.put('invoicetemplate', template)).status).toBe(404);
    expect((await calls.delete('invoicetemplate')).status).toBe(404);
    const both = [calls.post('invoicetemplate', template), calls.post('invoicetemplate', template)];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Er is intussen al een eigen bericht. Kijk eerst wat er is veranderd.',
    );
  });

  it('is not overwritten, or given up, by who has not seen what a colleague wrote', async () => {
    const { updated_at } = (await calls.post('invoicetemplate', { template: 'Eerst' })).body;
    const hers = callsOf(app, (await aMember(app, { company: member.company })).headers);
    const based = (template: string) => ({ template, updated_at });
    expect((await hers.put('invoicetemplate', based('Van haar'))).status).toBe(200);
    const refused = await calls.put('invoicetemplate', based('Van mij'));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
    expect((await calls.delete('invoicetemplate', { updated_at })).status).toBe(409);
    expect((await calls.get('invoicetemplate')).body.text).toBe('Van haar');

    expect((await hers.delete('invoicetemplate')).status).toBe(204);
    // Who saw one is told that it is gone, and can write it anew.
    expect(await calls.put('invoicetemplate', based('Van mij'))).toMatchObject({
      status: 409,
      body: { message: 'Je eigen bericht is intussen verwijderd. Kijk eerst wat er is veranderd.' },
    });
    expect((await calls.delete('invoicetemplate', { updated_at })).status).toBe(409);
  });

  it.each([
    [' ', 'Bericht is verplicht'],
    ['Dag {onzin}, {onzin} en { x }', 'Hier kan niets worden ingevuld voor {onzin}, { x }'],
    ['a'.repeat(5001), 'Maximale lengte van 5000 tekens bereikt'],
  ])('is refused: %.1s', async (template, text) => {
    const { status, body } = await calls.post('invoicetemplate', { template });
    expect([status, body.errors]).toEqual([422, { template: [text] }]);
  });

  it('goes with what is sent by itself, and never with the invoices of another company', async () => {
    await calls.post('invoicetemplate', { template: 'Eigen brief {invoice_number}' });
    const stranger = await aMember(app);
    for (const [of, text] of [
      [member, /^Eigen brief 2026-0001$/],
      [stranger, /^Beste /],
    ] as const) {
      const { get, put, aConcept } = callsOf(app, of.headers);
      const { id } = await aConcept(aForm(await aCustomer(app, of.company)));
      await put('invoice/send/multiple', { invoice_ids: [id] });
      expect((await get(`invoice/${id}`)).body.mails[0].message).toMatch(text);
    }
  });

  it('is for who may invoice', async () => {
    const accountant = callsOf(app, (await anAccountant(app)).headers);
    expect((await accountant.get('invoicetemplate')).status).toBe(403);
    expect((await accountant.post('invoicetemplate', { template: 'Dag' })).status).toBe(403);
  });
});
