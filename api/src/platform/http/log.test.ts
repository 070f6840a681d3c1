import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { change } from '../change';

declare module '../jobs/jobs' {
  interface JobData {
    break: Record<string, never>;
  }
}

const lines: string[] = [];
const app = appUnderTest({
  config: { logLevel: 'info' },
  extend: ({ jobs }) =>
    jobs.handle({ name: 'break', seconds: 60 }, async () => {
      throw new RangeError('the paper is up', {
        cause: new Error('params of it\nparams: Kanarie'),
      });
    }),
});
let member: Member;

beforeAll(async () => {
  const stream = Object.getOwnPropertySymbols(app.http.log).find(
    ({ description }) => description === 'pino.stream',
  );
  Object.assign(app.http.log, {
    [stream as symbol]: { write: (line: string) => lines.push(line) },
  });
  member = await aMember(app);
});
beforeEach(() => lines.splice(0));

const refusals = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused call');
const send = (url: string, payload: object, headers = {}) => {
  const from = { 'x-forwarded-for': '203.0.113.9', ...headers };
  return app.http.inject({ method: 'POST', url: `/api${url}`, payload, headers: from });
};

it.each([
  ['a wrong password', () => member.user.email, () => member.user.id],
  ['an address that nobody has', () => 'niemand@voorbeeld.nl', () => undefined],
])(
  'a sign-in with %s names the account by number, the client and the route',
  async (_what, email, id) => {
    const answer = await send('/auth/v1/login', { email: email(), password: 'Geheim-1234!' });
    expect(answer.statusCode).toBe(400);
    expect(refusals()).toEqual([
      expect.objectContaining({
        reqId: answer.json().reference,
        status: 400,
        call: 'POST /api/auth/v1/login',
        client: '203.0.113.9',
        ...(id() && { user_id: id() }),
      }),
    ]);
    expect(lines.join()).not.toMatch(/Geheim|voorbeeld\.nl|@/);
  },
);

it('a sign-in that has to wait names the account as well', async () => {
  const { user } = await aMember(app);
  const wrong = () => send('/auth/v1/login', { email: user.email, password: 'x' });
  for (let tries = 0; tries < 11; tries += 1) await wrong();
  expect(refusals().at(-1)).toMatchObject({ status: 429, user_id: user.id });
});

it('a call that is refused names who made it, and nothing of what was sent', async () => {
  const { headers, user, company } = member;
  const answer = await send('/invoicing/v1/invoice?zoek=Kanarie', { note: 'Kanarie' }, headers);
  expect(answer.statusCode).toBe(422);
  expect(refusals()).toEqual([
    expect.objectContaining({ status: 422, user_id: user.id, relation_id: company.id }),
  ]);
  expect(lines.join()).not.toContain('Kanarie');
});

it('a call without a session names the client', async () => {
  await send('/invoicing/v1/invoice', {}, { authorization: 'Bearer geheim-token' });
  expect(refusals()).toEqual([expect.objectContaining({ status: 401, client: '203.0.113.9' })]);
  expect(lines.join()).not.toContain('geheim-token');
});

it('a job that fails says what was wrong and where, and none of the values', async () => {
  await change(app, ({ queue }) => queue('break', {}));
  await app.jobs.drain();
  const [line] = lines
    .map((each) => JSON.parse(each))
    .filter(({ msg }) => /break failed/.test(msg));
  expect(line.err).toEqual({
    type: 'RangeError',
    message: 'the paper is up',
    stack: expect.stringContaining('log.test.ts'),
    cause: expect.objectContaining({ message: 'params of it' }),
  });
  expect(lines.join()).not.toContain('Kanarie');
});
