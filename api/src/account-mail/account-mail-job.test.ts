import { sql } from 'drizzle-orm';
import { aMember } from '../testing/builders';
import { type AppWithMailBox, appWithMailBox } from './testing/app-with-mail-box';

let world: AppWithMailBox;
let recipient = '250 OK';
let end: '250 OK' | 'hang up' = '250 OK';

beforeAll(async () => {
  world = await appWithMailBox({}, { recipient: () => recipient, end: () => end });
});
afterAll(() => world.close());
beforeEach(() => {
  recipient = '250 OK';
  end = '250 OK';
});

/** Lets what waits for later be due. */
const passTime = () => world.app.db.execute(sql`UPDATE pgboss.job SET start_after = now()`);
const request = (email: string) => world.post('users/v1/requestresetpassword', { email });
const codeIn = (text: string) => /\?code=(\S+)/.exec(text)?.[1] ?? '';
const reset = async (code: string) => {
  const password = 'Krentenbol!';
  const form = { code, password, password_confirm: password };
  return (await world.post('users/v1/resetpassword', form)).statusCode;
};

describe('an e-mail that the server does not take', () => {
  it('goes a minute later, with a code that works', async () => {
    const { email } = (await aMember(world.app)).user;
    recipient = '451 later';
    await request(email);
    expect(await world.mailsTo(email)).toEqual([]);
    recipient = '250 OK';
    expect(await world.mailsTo(email)).toEqual([]); // the minute has not gone by
    await passTime();
    expect(await reset(await world.codeFor(email))).toBe(200);
  });

  it('is the same e-mail when it went after all; both links work until one is used', async () => {
    const { email } = (await aMember(world.app)).user;
    end = 'hang up';
    await request(email);
    await world.mailsTo(email);
    end = '250 OK';
    await passTime();
    const [first = '', second = '', ...others] = await world.mailsTo(email);
    expect(others).toEqual([]);
    const idOf = (text: string) => /^Message-ID: (.+)$/m.exec(text)?.[1];
    expect(idOf(first)).toBe(idOf(second));
    expect(await reset(codeIn(first))).toBe(200);
    expect(await reset(codeIn(second))).toBe(422);
  });

  it('is dropped when a newer one was asked for in the meantime', async () => {
    const { email } = (await aMember(world.app)).user;
    recipient = '451 later';
    await request(email);
    await world.mailsTo(email);
    recipient = '250 OK';
    await request(email);
    const code = await world.codeFor(email);
    await passTime();
    expect(await world.mailsTo(email)).toHaveLength(1);
    expect(await reset(code)).toBe(200);
  });

  it('is given up after a day and a half', async () => {
    const { email } = (await aMember(world.app)).user;
    recipient = '550 unknown';
    await request(email);
    for (let i = 0; i < 8; i++) {
      await world.mailsTo(email);
      await passTime();
    }
    recipient = '250 OK';
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('goes twice at most when it may have arrived, however often its job is done', async () => {
    const { email } = (await aMember(world.app)).user;
    end = 'hang up';
    await request(email);
    for (let i = 0; i < 4; i++) {
      await world.mailsTo(email);
      await passTime();
    }
    expect(await world.mailsTo(email)).toHaveLength(2);
    end = '250 OK';
    for (let i = 0; i < 2; i++) {
      await world.app.db.execute(
        sql`UPDATE pgboss.job SET state = 'retry' WHERE name = 'account-mail'`,
      );
      expect(await world.mailsTo(email)).toHaveLength(2);
    }
  });
});
