import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { relation_user } from '../platform/database/schema/relations';
import { atOnce } from '../testing/at-once';
import { aMember, type Member, PASSWORD } from '../testing/builders';

let world: AppWithMailBox;
let boss: Member;
let member: Member;
let email: string;
let number: number;
let activation_code: string;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());

/** Somebody is about to prove an address. */
beforeEach(async () => {
  boss = await aMember(world.app);
  member = await aMember(world.app);
  email = `bewezen${++last}@voorbeeld.nl`;
  const moved = { ...names, email, current_password: PASSWORD };
  await world.post('users/v1/user/update', moved, member.headers);
  activation_code = await world.codeFor(email);
});

const names = { name: 'Sanne', last_name: 'de Boer' };
const invite = () => world.post('users/v1/user', { ...names, email }, boss.headers);
const prove = async () => (await world.post('auth/v1/activate', { activation_code })).statusCode;
const placesOf = ({ company }: Member) =>
  world.app.db
    .select({ user_id: relation_user.user_id, status: relation_user.status })
    .from(relation_user)
    .where(eq(relation_user.relation_id, company.id))
    .orderBy(relation_user.id);

describe('an address at which a company has invited who has no account yet', () => {
  beforeEach(async () => {
    number = (await invite()).json().id;
  });

  it('an invitation is mailed anew to who has proven the address at that moment', async () => {
    const mailAgain = async () =>
      (await world.post(`users/v1/user/${number}/invitation`, {}, boss.headers)).statusCode;
    expect(await atOnce(world.app, prove, mailAgain)).toEqual([200, 204]);
    expect((await placesOf(boss))[1]).toEqual({ user_id: member.user.id, status: 1 });
    expect(await world.codeFor(email)).not.toBe('');
  });

  it('an invitation is withdrawn from who has proven the address at that moment', async () => {
    const url = `/api/relations/v1/administration/${boss.company.id}/user/${number}`;
    const withdraw = async () =>
      (await world.app.http.inject({ method: 'DELETE', url, headers: boss.headers })).statusCode;
    expect(await atOnce(world.app, prove, withdraw)).toEqual([200, 204]);
    expect(await placesOf(boss)).toHaveLength(1);
  });

  it('an invitation is accepted by who has proven the address at that moment', async () => {
    const form = { code: await world.codeFor(email), password: 'Krentenbol!' };
    const accept = async () => (await world.post('auth/v1/acceptinvitation', form)).statusCode;
    expect(await atOnce(world.app, prove, accept)).toEqual([200, 200]);
    expect((await placesOf(boss))[1]).toEqual({ user_id: member.user.id, status: 0 });
  });
});

describe('an address that nobody had', () => {
  it('is not proven once somebody else has just registered with it', async () => {
    const password = 'Krentenbol!';
    const form = { ...names, email, password, password_confirm: password, type: 0 };
    const register = async () =>
      (
        await world.post('auth/v1/register', {
          ...{ ...form, company_name: 'Bakkerij', agreePrivacy: true },
        })
      ).statusCode;
    expect(await atOnce(world.app, register, prove)).toEqual([201, 422]);
  });

  it('is proven by who has just been invited at it, who takes the invitation along', async () => {
    expect(await atOnce(world.app, async () => (await invite()).statusCode, prove)).toEqual([
      201, 200,
    ]);
    expect((await placesOf(boss))[1]).toEqual({ user_id: member.user.id, status: 1 });
  });
});
