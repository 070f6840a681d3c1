import { endpoints } from '@boekwerk/shared/contract/all';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import fc from 'fast-check';
import { session } from '../platform/database/schema/sessions';
import { jsonSchemaOf } from '../platform/http/open-api';
import { digestOfAll } from '../tenants/testing/digests';
import { addressOf, bodySchemaOf, fieldsOf, put, sampleBody } from '../testing/sample';
import { isWhole } from '../testing/slice';
import { appForBadInput, callersByRight, readyFor, type World } from './testing/callers';
import { expectDecent } from './testing/expect-decent';
import { NUMBERS, OTHER_TYPES, TEXTS } from './testing/values';

/** Calls on one database, which holds what each of them was given. */
const CASES = isWhole ? 2_000 : 200;
const SEED = Number(process.env.TEST_SEED ?? 20_261_124);
/** A hundred thousand calls in all, when tests run whole: each round has a seed of its own. */
const ROUNDS = Array.from({ length: isWhole ? 50 : 1 }, (_, round) => SEED + round);

let world: World;
let digest: () => Promise<string>;
beforeEach(async () => {
  const app = await appForBadInput();
  world = { app, callers: await callersByRight(app) };
  digest = await digestOfAll(app);
});
afterEach(() => world.app.close());

const CALLS = Object.entries<Endpoint>(endpoints).filter(([, { upload }]) => !upload);
const called = new Map(CALLS);

/** Any text, number or heap of both: also what no form would send. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(...TEXTS, ...OTHER_TYPES, ...NUMBERS),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.integer(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text)),
);
/** Which call, and which of its fields get which values. */
const aCase = fc.record({
  name: fc.constantFrom(...called.keys()),
  changes: fc.array(fc.record({ at: fc.nat(), value: anything }), { minLength: 1, maxLength: 4 }),
  extra: fc.option(fc.constantFrom('id', 'is_owner', 'relation_id', 'status', '__proto__')),
});
type Case = typeof aCase extends fc.Arbitrary<infer Value> ? Value : never;

/** A body that is right but for some of its fields. */
function bodyOf(endpoint: Endpoint, { changes, extra }: Case, ids: object): string {
  const body = sampleBody(endpoint, ids) as Record<string, unknown>;
  const fields = fieldsOf(bodySchemaOf(endpoint));
  for (const { at, value } of changes) {
    const field = fields[at % Math.max(1, fields.length)];
    // A change before it may have put something else where this field would be; the values themselves stay as they are, or a
    // case could not be repeated from its seed.
    if (field) tryPut(body, field.path, structuredClone(value));
  }
  const text = JSON.stringify(body);
  return extra ? text.replace(/\}$/, `${text === '{}' ? '' : ','}"${extra}":1}`) : text;
}

/** The address of a read with such values in its query. */
function addressFor(endpoint: Endpoint, { changes }: Case, ids: object): string {
  const fields = fieldsOf(jsonSchemaOf(endpoint.query, 'input'));
  const query = new URLSearchParams();
  for (const { at, value } of changes) {
    const field = fields[at % Math.max(1, fields.length)];
    query.append(
      field?.path[0] ?? 'x',
      typeof value === 'object' ? JSON.stringify(value) : `${value}`,
    );
  }
  return `${addressOf(endpoint, ids)}?${query}`;
}

function tryPut(body: object, path: string[], value: unknown) {
  try {
    put(body, path, value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Told by a whole run, and not judged: a machine may have other work. */
let slowest = { name: '', ms: 0 };

it.each(ROUNDS)(
  'answers bad calls in Dutch, and keeps nothing of what it refused (seed %i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(aCase, async (given) => {
        const { name } = given;
        const endpoint = called.get(name) as Endpoint; // one of its own keys
        const { ids, send } = await readyFor(world, endpoint);
        await world.app.db.update(session).set({ last_used_at: new Date(Date.now() + 3_600_000) });
        const isRead = endpoint.method === 'GET';
        const sent = isRead ? addressFor(endpoint, given, ids) : bodyOf(endpoint, given, ids);
        const before = await digest();
        const started = performance.now();
        const answer = await (isRead ? send(undefined, sent) : send(sent));
        const ms = performance.now() - started;
        expectDecent(answer, `${name} ${sent}`);
        if (ms > slowest.ms) slowest = { name, ms };
        if (answer.status >= 400 && (await digest()) !== before)
          throw new Error(`${name} answered ${answer.status} and kept something of ${sent}`);
      }),
      { seed, numRuns: CASES, endOnFailure: true },
    );
    if (isWhole) console.log(`slowest: ${slowest.name}, ${slowest.ms.toFixed(0)} ms`);
  },
  1_800_000,
);
