import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { and, eq } from 'drizzle-orm';
import { aSchedule } from '../../invoicing/recurrence/testing/a-repeater';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { change } from '../../platform/change';
import { recurrence } from '../../platform/database/schema/invoicing';
import { administration_relation } from '../../platform/database/schema/relations';
import { user } from '../../platform/database/schema/users';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { atOnce } from '../../testing/at-once';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { deleteAccount } from '../../users/deletion/delete-account';

const app = appUnderTest();
let firm: Member;
let client: Company;
let there: Member;

beforeEach(async () => {
  firm = await anAccountant(app);
  client = await aFirmClient(app, firm.company, { name: 'Bakkerij' });
  there = await inBooksOf(app, firm, client);
});

const leave = async () => {
  const url = `/api/relations/v1/client/${client.id}/deactivate`;
  return (await app.http.inject({ method: 'PUT', url, headers: firm.headers })).statusCode;
};
const callsIn = ({ headers }: Member) => callsOf(app, headers);
const aConcept = async (member: Member) =>
  (await callsIn(member).aConcept(aForm(await aCustomer(app, member.company)))).id;
const repeat = (member: Member, base_invoice_id: number) =>
  callsIn(member).post('recurrence', { ...aSchedule(), base_invoice_id });
const isRepeatedIn = async ({ id }: Company) =>
  (await app.db.$count(
    recurrence,
    and(eq(recurrence.relation_id, id), eq(recurrence.active, true)),
  )) > 0;
const hasLeft = async () => {
  const isLink = eq(administration_relation.enterprise_id, client.id);
  const [link] = await app.db.select().from(administration_relation).where(isLink);
  return link?.active === 0;
};

describe('a client in which nobody else works is not left while invoices repeat there', () => {
  /** Makes a recurrence, or lets one go on that was stopped after an invoice. */
  const repeating = {
    'is made': async () => {
      const id = await aConcept(there);
      return async () => (await repeat(there, id)).status;
    },
    'goes on': async () => {
      const { body: made } = await repeat(there, await aConcept(there));
      await app.db.update(recurrence).set({ active: false }).where(eq(recurrence.id, made.id));
      const again = { ...aSchedule(), id: made.id, active: true };
      return async () => (await callsIn(there).put('recurrence', again)).status;
    },
  };

  it.each(['is made', 'goes on'] as const)('also when one %s just before', async (how) => {
    const go = await repeating[how]();
    const [repeated, left] = await atOnce(app, go, leave);
    expect([Math.trunc(repeated / 100), left]).toEqual([2, 409]);
    expect([await isRepeatedIn(client), await hasLeft()]).toEqual([true, false]);
  });

  it.each(['is made', 'goes on'] as const)('and none %s once it was left', async (how) => {
    const go = await repeating[how]();
    expect(await atOnce(app, leave, go)).toEqual([200, 401]);
    expect([await isRepeatedIn(client), await hasLeft()]).toEqual([false, true]);
  });
});

describe('an account is not deleted while invoices repeat in the company that it leaves to nobody', () => {
  let alone: Member;
  let concept: number;
  beforeEach(async () => {
    alone = await aMember(app);
    concept = await aConcept(alone);
    const deletion_due_on = addDays(today(), -1);
    await app.db.update(user).set({ deletion_due_on }).where(eq(user.id, alone.user.id));
  });
  const remove = () => change(app, (current) => deleteAccount(current, alone.user.id));
  const make = async () => (await repeat(alone, concept)).status;
  const isGone = async () => {
    const [row] = await app.db.select().from(user).where(eq(user.id, alone.user.id));
    return row?.erased_at !== null;
  };

  it('also when the recurrence is made just before', async () => {
    expect((await atOnce(app, make, remove))[0]).toBe(201);
    expect([await isRepeatedIn(alone.company), await isGone()]).toEqual([true, false]);
  });

  it('and none is made once it is deleted', async () => {
    expect((await atOnce(app, remove, make))[1]).toBe(401);
    expect([await isRepeatedIn(alone.company), await isGone()]).toEqual([false, true]);
  });
});
