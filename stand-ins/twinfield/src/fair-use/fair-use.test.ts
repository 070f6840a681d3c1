import { standInUnderTest } from '../testing/stand-in-under-test';
import { AT_ONCE, fairUse } from './fair-use';

const NOON = new Date('2026-11-22T12:00:15Z');
const use = (now = () => NOON) => fairUse('uncertified', now);
const asked = { client: 'boekwerk', organisation: 'VISSER', credits: 3 };

it('gives a client in one organisation 25 credits a minute, and 50 in all', () => {
  const uses = use();
  const take = (organisation: string) => {
    const turn = uses.enter({ ...asked, organisation, credits: 1 });
    if (turn.isGranted) turn.leave();
    return turn.isGranted;
  };
  const granted = (organisation: string) =>
    Array.from({ length: 30 }, () => take(organisation)).filter(Boolean).length;
  expect([granted('VISSER'), granted('TULIP'), granted('ANDERE')]).toEqual([25, 25, 0]);
});

it('tells a refused one how long to wait, and lets it in when the minute is over', () => {
  let now = NOON;
  const uses = use(() => now);
  for (let index = 0; index < 8; index += 1) uses.enter(asked);
  expect(uses.enter(asked)).toEqual({
    isGranted: false,
    headers: {
      'x-ratelimit-limit': '25',
      'x-ratelimit-remaining': '1',
      'x-ratelimit-reset': '45',
      'retry-after': '45',
    },
  });
  now = new Date('2026-11-22T12:01:00Z');
  expect(uses.enter(asked).isGranted).toBe(true);
});

it('lets ten calls of a client run at once in one organisation', () => {
  const uses = fairUse('certified', () => NOON);
  const turns = Array.from({ length: AT_ONCE.organisation }, () => uses.enter(asked));
  expect(turns.every(({ isGranted }) => isGranted)).toBe(true);
  expect(uses.enter(asked).isGranted).toBe(false);
  const [first] = turns;
  if (first?.isGranted) first.leave();
  expect(uses.enter(asked).isGranted).toBe(true);
});

describe('over HTTP', () => {
  const standIn = standInUnderTest();
  const LIST = '<list><type>offices</type></list>';
  const POSTING = '<transactions/>';

  it('costs 1 credit to ask and 3 to write, and answers 429 when there are none left', async () => {
    await standIn.send('PUT', '/_fair-use', { payload: { mode: 'uncertified' } });
    const { access_token: token } = await standIn.signIn();
    const left = async (document: string) =>
      (await standIn.ask(document, { token })).headers['x-ratelimit-remaining'];
    expect([await left(LIST), await left(POSTING)]).toEqual(['24', '21']);
    for (let index = 0; index < 7; index += 1) await standIn.ask(POSTING, { token });
    const refused = await standIn.ask(LIST, { token });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  it('counts nothing when it is off', async () => {
    const answer = await standIn.ask(LIST);
    expect(answer.headers).not.toHaveProperty('x-ratelimit-remaining');
  });
});
