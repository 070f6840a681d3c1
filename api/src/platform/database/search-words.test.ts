import { folded } from '@boekwerk/shared/domain/text/folded';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { aDocument } from '../../testing/a-document';
import { aQuestion } from '../../testing/a-question';
import { aConnectedCompany } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { foldedSql } from './search-words';

const app = appUnderTest();
let owner: Member;

beforeAll(async () => {
  const company = await aConnectedCompany(app, { booking_enabled: 1 });
  owner = await aMember(app, { company });
});

const latin = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\u0301', '\u0308', 'ǅ', 'ß', '€', '漢'),
  ),
});

it('the database folds a text as the domain does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(latin, { minLength: 1 }), async (texts) => {
      const all = sql.param(texts);
      const { rows } = await app.db.execute<{ text: string }>(
        sql`select ${foldedSql(sql`text`)} as text from unnest(${all}::text[]) with ordinality as given (text, nth) order by nth`,
      );
      expect(rows.map(({ text }) => text)).toEqual(texts.map(folded));
    }),
    { numRuns: 30 },
  );
});

const send = async (path: string, payload: object) => {
  const url = `/api${path}`;
  const reply = await app.http.inject({ method: 'POST', url, headers: owner.headers, payload });
  expect(reply.statusCode).toBe(201);
};

/** Each list that stores what it is searched in: how a row with accents gets there, and where it is found. */
const LISTS = {
  '/relations/v1/clients': () => aCustomer(app, owner.company, { name: 'Café Noé' }),
  '/invoicing/v1/products': () =>
    send('/invoicing/v1/product', {
      ...{ title: 'Café crème', description: '', value: 2, tax_id: 1, unit: 0 },
    }),
  '/administrations/v1/projects': () => send('/administrations/v1/project', { name: 'Café' }),
  '/administrations/v1/bookingitems': () =>
    aDocument(app, owner, { file_name: 'Cafe\u0301 bon.pdf' }),
  '/administrations/v1/pendinglogs': () =>
    aQuestion(app, owner, { said: [{ by: owner.user, message: 'Welk café?' }] }),
};

it.each(Object.entries(LISTS))('%s is searched without accents, and with them', async (at, add) => {
  await add();
  for (const search of ['cafe', 'CAFÉ', 'cafe\u0301', 'é']) {
    const url = `/api${at}?search=${encodeURIComponent(search)}`;
    const reply = await app.http.inject({ method: 'GET', url, headers: owner.headers });
    expect([search, reply.json().data.length]).toEqual([search, 1]);
  }
});
