import { eq } from 'drizzle-orm';
import { brokenInvariants } from '../../invariants/check-invariants';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { file, relation } from '../../platform/database/schema/relations';
import { filesIn } from '../../platform/files/files';
import { appUnderTest } from '../../testing/app-under-test';
import { atOnce } from '../../testing/at-once';
import { aCustomer, aMember, type Member } from '../../testing/builders';

const app = appUnderTest();
let member: Member;
let calls: ReturnType<typeof callsOf>;
let logo: string;
let concept: number;

beforeEach(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
  const form = aForm(await aCustomer(app, member.company));
  // Who takes the first number of all locks the settings of the company as well.
  await calls.aSent(form);
  concept = (await calls.aConcept(form)).id;
  const of = { relation_id: member.company.id, name: 'logo.png', content_type: 'image/png' };
  logo = (await filesIn(app.store, app.db).files.put({ ...of, source: Buffer.from('logo') })).id;
  const isOwn = eq(relation.id, member.company.id);
  await app.db.update(relation).set({ logo_file_id: logo }).where(isOwn);
});

const send = async () => (await calls.put(`invoice/${concept}/sent`)).status;
const takeAway = async () => {
  const url = `/api/relations/v1/relation/${member.company.id}/logo`;
  return (await app.http.inject({ method: 'DELETE', url, headers: member.headers })).statusCode;
};
const frozen = async () => (await calls.get(`invoice/${concept}`)).body.invoice_number;
const isKept = async () => (await app.db.$count(file, eq(file.id, logo))) === 1;

it('a logo that is taken away while an invoice goes out with it stays on that invoice', async () => {
  expect(await atOnce(app, send, takeAway)).toEqual([200, 200]);
  expect([await frozen(), await isKept()]).toEqual([expect.any(String), true]);
  expect(await brokenInvariants(app)).toEqual([]);
});

it('an invoice that goes out while its logo is taken away goes without it', async () => {
  expect(await atOnce(app, takeAway, send)).toEqual([200, 200]);
  expect([await frozen(), await isKept()]).toEqual([expect.any(String), false]);
  expect(await brokenInvariants(app)).toEqual([]);
});
