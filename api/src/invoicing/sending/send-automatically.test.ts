import { eq } from 'drizzle-orm';
import { change } from '../../platform/change';
import { mail } from '../../platform/database/schema/invoice-records';
import { invoice } from '../../platform/database/schema/invoicing';
import { relation_user } from '../../platform/database/schema/relations';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, aUser, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';
import { sendAutomatically } from './send-automatically';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

/** What is mailed of a new invoice when nobody is there. */
async function mailOf(given: Parameters<typeof aCustomer>[2] = {}, own: object = {}) {
  const form = aForm(await aCustomer(app, member.company, given), own);
  const { id } = await callsOf(app, member.headers).aConcept(form);
  const [concept] = await app.db.select().from(invoice).where(eq(invoice.id, id));
  if (!concept) throw new Error('no concept');
  const sender = { user_id: null, limits: app.config.mailLimits, record: () => {} };
  await change(app, ({ db, queue }) => sendAutomatically({ ...sender, db, queue }, concept));
  const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
  return row;
}

const disown = () =>
  app.db
    .update(relation_user)
    .set({ is_owner: false })
    .where(eq(relation_user.relation_id, member.company.id));

describe('an invoice that is sent by itself', () => {
  it('gets its number and goes to the address for invoices, in the name of the owner', async () => {
    await disown();
    const user = await aUser(app, { name: 'Olga', last_name: 'Baas' });
    await aMember(app, { company: member.company, user });
    const row = await mailOf({ general_email: 'facturen@lepel.example' });
    expect(row).toMatchObject({
      user_id: null,
      kind: 'invoice',
      state: 'queued',
      emails: ['facturen@lepel.example'],
      subject: `Factuur 2026-0001 van ${member.company.name}`,
    });
    expect(row?.message.endsWith(`groet,\nOlga Baas\n${member.company.name}`)).toBe(true);
  });

  it('is signed once with the name of a company without an owner', async () => {
    await disown();
    expect((await mailOf())?.message.endsWith(`groet,\n${member.company.name}`)).toBe(true);
  });

  it('has its own e-mail text of the company', async () => {
    await callsOf(app, member.headers).post('invoicetemplate', { template: 'Nr {invoice_number}' });
    expect((await mailOf())?.message).toBe('Nr 2026-0001');
  });

  it.each([-50, 0])(
    'asks for no payment when it comes to € %d, as its PDF does not',
    async (value) => {
      const text = 'Maak het over op {bank_account}.';
      await callsOf(app, member.headers).post('invoicetemplate', { template: text });
      const message = (await mailOf({}, { products: [aLine({ value })] }))?.message;
      expect(message).toContain('Bij dit bericht vind je onze factuur 2026-0001 van');
      expect(message).toContain('Je hoeft hiervoor niets te betalen.');
      expect(message).not.toContain('Maak het over');
    },
  );

  it('is refused without an address, and gets no number', async () => {
    await expect(mailOf({ email: '', general_email: '' })).rejects.toMatchObject({
      status: 422,
      errors: { emails: ['Minimaal 1 e-mailadres is verplicht'] },
    });
    expect((await mailOf())?.subject).toContain('2026-0001');
  });
});
