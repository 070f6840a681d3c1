import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { KNOWN_NUMBERS } from '../external/vies/test-register';
import { mail } from '../platform/database/schema/invoice-records';
import { invoice_counter } from '../platform/database/schema/invoice-settings';
import { invoice } from '../platform/database/schema/invoicing';
import { file, relation } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { appUnderTest } from '../testing/app-under-test';
import { signIn } from '../testing/builders';
import { PEOPLE } from './people';
import { seedDemo } from './seed';

const app = appUnderTest({ config: { importRelationIds: [13] } });

beforeAll(async () => {
  await seedDemo(app);
});

/** A call in the name of one of the demo's people, in the company they start in. */
async function callAs(person: keyof typeof PEOPLE, url: string) {
  const { email } = PEOPLE[person];
  const [found] = await app.db.select().from(user).where(eq(user.email, email));
  const { rows } = await app.db.execute<{ relation_id: number }>(
    `SELECT relation_id FROM relation_user WHERE is_default AND user_id = ${found?.id}`,
  );
  const of = { user_id: found?.id as number, relation_id: rows[0]?.relation_id as number };
  const reply = await app.http.inject({ url: `/api/${url}`, headers: await signIn(app, of) });
  return reply.json();
}

describe('the demo', () => {
  it('has VAT numbers that the register without a network knows under the same names', async () => {
    const companies = await app.db.select().from(relation).where(ne(relation.tax_number, ''));
    const ofDemo = companies.map(({ tax_number, name }) => [tax_number, name]);
    expect(Object.fromEntries(ofDemo)).toEqual(KNOWN_NUMBERS);
  });

  it('is made once: a database in which somebody can sign in is left alone', async () => {
    expect(await seedDemo(app)).toBe(false);
    expect(await app.db.$count(user)).toBe(6);
  });

  it('has forty invoices and a credit, in every state, and two templates', async () => {
    const { counts } = await callAs('entrepreneur', 'invoicing/v1/invoices');
    expect(counts).toMatchObject({ all: 41, concept: 6, paid: 8, recurring: 2 });
    expect(counts.expired).toBeGreaterThan(0);
    expect(counts.expired).toBeLessThan(counts.sent);
  });

  it('numbers what was sent without gaps in the order of the dates, and mails nothing', async () => {
    const sent = await app.db
      .select()
      .from(invoice)
      .where(isNotNull(invoice.prefix_id))
      .orderBy(asc(invoice.date), asc(invoice.id));
    const perYear = new Map<number, number>();
    for (const { number_year, prefix_id, from_party, to_party } of sent) {
      const year = number_year as number;
      const next = (perYear.get(year) ?? 0) + 1;
      expect(prefix_id).toBe(next);
      expect([from_party?.name, Boolean(to_party)]).toEqual(['Bakkerij Jansen B.V.', true]);
      perYear.set(year, next);
    }
    const counters = await app.db.select().from(invoice_counter);
    expect(counters.map(({ year, last_number }) => [year, last_number])).toEqual([...perYear]);
    expect(await app.db.$count(mail, ne(mail.state, 'sent'))).toBe(0);
  });

  it('has documents that open, with and without a label, in three administrations', async () => {
    const { counts, data } = await callAs(
      'entrepreneur',
      'administrations/v1/bookingitems?itemsPerPage=50',
    );
    expect(counts).toMatchObject({ all: 14, to_progress: 12, questions: 2 });
    expect(new Set(data.map(({ tag }: { tag: string }) => tag))).toEqual(new Set(['INK', null]));
    const files = await app.db
      .select()
      .from(file)
      .where(and(eq(file.content_type, 'application/pdf')));
    for (const { id } of files)
      expect(Buffer.from(await app.store.get(id)).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('shows the firm six clients and the assistant two', async () => {
    const url = 'administrations/v1/dashboardstats';
    expect(await callAs('accountant', url)).toMatchObject({ relations: 7, users: 3 });
    expect(await callAs('assistant', url)).toMatchObject({ relations: 2 });
  });

  it('gives the entrepreneur two companies to choose from', async () => {
    const mine = await callAs('entrepreneur', 'relations/v1/relations');
    const chosen = mine.map((entry: { relation: { name: string }; is_default: number }) => [
      entry.relation.name,
      entry.is_default,
    ]);
    expect(chosen).toEqual([
      ['Bakkerij Jansen B.V.', 1],
      ['Jansen Verhuur', 0],
    ]);
  });

  it('was linked with the accounting package: the firm, and the bakery with its office', async () => {
    const url = 'administrations/v1/checkconnection';
    expect(await callAs('entrepreneur', url)).toMatchObject({
      status: 'broken',
      office: { code: '1001', name: 'Bakkerij Jansen' },
    });
    expect(await callAs('accountant', url)).toMatchObject({ exists: true, office: null });
    const { is_client, last_exported_at } = await callAs('entrepreneur', 'relations/v1/default');
    expect([is_client, Date.parse(last_exported_at) < Date.now()]).toEqual([true, true]);
  });

  it('has a question that the owner answered, and two that wait', async () => {
    const url = 'administrations/v1/pendinglogs';
    const names = async (person: keyof typeof PEOPLE) =>
      (await callAs(person, url)).data.map(({ name }: { name: string }) => name);
    expect(await names('entrepreneur')).toEqual(['Maarten Visser']);
    expect(await names('accountant')).toEqual(['Lotte de Groot', 'Maarten Visser']);
    expect(await names('assistant')).toHaveLength(2);
  });

  it('puts the import customer where the configuration looks for it', async () => {
    const { relation, is_import_customer } = await callAs('importer', 'relations/v1/default');
    expect([relation.id, is_import_customer]).toEqual([13, true]);
  });
});
