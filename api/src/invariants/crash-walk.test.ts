import { sql } from 'drizzle-orm';
import { bookingIn } from '../bookkeeping/booking/testing/a-booking';
import { importCustomer } from '../bookkeeping/imports/testing/send-sheet';
import { linking } from '../testing/a-linked-firm';
import { type AccountingStandIn, startAccountingStandIn } from '../testing/accounting-stand-in';
import { aConnectedCompany } from '../testing/an-accounting-link';
import { aCompany, aMember, type Member } from '../testing/builders';
import { isWhole, slice } from '../testing/slice';
import type { TestApp } from '../testing/test-app';
import { actionsOf } from './testing/actions';
import { MISTAKES, mistakeOf } from './testing/mistakes';
import { type Action, type CrashWalk, startCrashWalk } from './testing/walk-crashes';

/** At how many steps of an action `npm test` ends the process; `TEST_SEED` chooses others. */
const ENDS = 1;

let standIn: AccountingStandIn;
let world: CrashWalk;
let member: Member;
let actions: readonly Action[];

beforeAll(async () => {
  standIn = await startAccountingStandIn();
  world = await startCrashWalk(standIn.config);
  const app = world.app() as TestApp;
  const company = await aConnectedCompany(app, { booking_enabled: 1 });
  member = await aMember(app, { company });
  const other = await aCompany(app, { booking_enabled: 1 });
  await aMember(app, { company: other, user: member.user, is_default: false });
  const links = linking(app, () => standIn);
  const bookkeeper = await links.aLinkedClient(await links.aLinkedFirm());
  const our = bookingIn({ app, ask: links.ask, standIn: () => standIn }, bookkeeper);
  await importCustomer({ app, ask: links.ask, bookkeeper: () => bookkeeper, our: () => our });
  // The whole of a walk takes longer than a token is good for.
  await app.db.execute(sql`update session set token_expires_at = now() + interval '6 hours'`);
  actions = actionsOf({ member, bookkeeper, other });
  // What is made once, such as the debtor of all sheets, is there before anything is counted.
  for (const name of ['send', 'import']) {
    await (await actions.find((each) => each.name === name)?.prepare(app))?.(app);
    await app.jobs.drain();
  }
}, 600_000);
afterAll(async () => {
  await world?.stop();
  await standIn?.stop();
});

const NAMES = [
  ...['send', 'send by hand', 'send several', 'pay', 'pay several', 'credit', 'send a credit'],
  ...['recur', 'invite', 'upload', 'process', 'cut', 'merge', 'move', 'import'],
];

const actionOf = (name: string): Action => {
  const action = actions.find((each) => each.name === name);
  if (!action) throw new Error(`nothing is called ${name}`);
  return action;
};

it.each(NAMES)(
  '%s happens once, or not at all and then once, at whichever step the process ends',
  async (name) => {
    const { steps, walked, wrong } = await world.walk(actionOf(name), ENDS);
    expect(wrong).toEqual([]);
    expect(steps).toBeGreaterThan(5);
    if (isWhole) console.log(`${name}: ${walked} of ${steps} steps`);
  },
  7_200_000,
);

it.each(slice(NAMES, 0.3, 'break'))(
  '%s happens once, or not at all and then once, at whichever step a connection breaks',
  async (name) => {
    const { walked, steps, wrong } = await world.walk(actionOf(name), ENDS, 'break');
    expect(wrong).toEqual([]);
    if (isWhole) console.log(`${name}: ${walked} of ${steps} steps`);
  },
  7_200_000,
);

/** More than there are. */
const ALL = 1000;

it.each(Object.keys(MISTAKES))('finds %s', async (name) => {
  const { wrong } = await world.walk(mistakeOf(member, name), ALL);
  expect(wrong).not.toEqual([]);
  // What it left wrong is of this test alone.
  await world.app().db.execute(sql`delete from payment where amount = 121`);
});
