import type { Outcome } from '../outcome';
import { aPurchase } from '../testing/a-transaction';
import { linkedPackage } from '../testing/linked-package';

const { standIn, accounting, linked } = linkedPackage();

const OFFICE = 'VISSER/1001';
type Access = Awaited<ReturnType<typeof linked>>;

/** Something that is not there yet, how to write it, and whether it stands in the package. */
type Write = { run: () => Promise<Outcome>; isDone: () => Promise<boolean> };

let last = 0;
const fresh = () => {
  last += 1;
  return `F-${last}`;
};
const stored = async (invoice_number: string) =>
  (await standIn().transactions(OFFICE)).find(
    ({ invoicenumber }) => invoicenumber === invoice_number,
  );
const post = (access: Access, invoice_number: string) =>
  accounting().post(access, accounting().buildTransaction(aPurchase({ invoice_number })));

const WRITES: Record<string, (access: Access) => Promise<Write>> = {
  posting: async (access) => {
    const number = fresh();
    return {
      run: () => post(access, number),
      isDone: async () => (await stored(number)) !== undefined,
    };
  },
  relation: async (access) => {
    const name = `Jansen ${fresh()}`;
    const found = () => accounting().findRelations(access, 5, { name, tax_number: '' });
    return {
      run: () => accounting().createRelation(access, 5, { name }),
      isDone: async () => (await found()).length > 0,
    };
  },
  delete: async (access) => {
    const invoice_number = fresh();
    await post(access, invoice_number);
    const { number = '0' } = (await stored(invoice_number)) ?? {};
    const key = { journal_code: 'INK', number, reason: 'Verkeerd' };
    return {
      run: () => accounting().deleteTransaction(access, key),
      isDone: async () => typeof (await stored(invoice_number))?.deleted === 'string',
    };
  },
};
const READS = {
  sync: (access: Access) => accounting().listDimensions(access, 0),
  read: (access: Access) => accounting().readOffice(access),
  browse: (access: Access) =>
    accounting().listTransactions(access, {
      is_sale: false,
      periods: { from: '2026/01', to: '2026/12' },
    }),
};
const OTHERS = {
  ...READS,
  search: (access: Access) => accounting().listVatCodes(access),
  periods: (access: Access) => accounting().listPeriods(access, { from: 0, to: 9999 }),
};
const writes = Object.entries(WRITES);
const reads = Object.entries(OTHERS);

const BAD_ANSWERS = [
  { fault: 'lost' },
  { fault: 'lost', commits: false },
  { fault: 'error' },
  { fault: 'error', commits: false },
  { fault: 'html' },
  { fault: 'html', commits: false },
  { fault: 'half' },
  { fault: 'empty' },
  { fault: 'empty', commits: false },
];
const REFUSALS = [
  [
    { fault: 'too-many', seconds: 7 },
    { reason: 'tooMany', retry_after_s: 7 },
  ],
  [{ fault: 'soap-fault', code: 100 }, null],
  [{ fault: 'soap-fault', code: 101 }, { reason: 'badRequest' }],
  [{ fault: 'soap-fault', code: 102 }, { reason: 'forbidden' }],
  [{ fault: 'soap-fault', code: 103 }, { reason: 'unauthorized' }],
  [{ fault: 'soap-fault', code: 187 }, { reason: 'badRequest' }],
  [{ fault: 'soap-fault', code: 351 }, { reason: 'forbidden' }],
  [{ fault: 'soap-fault', code: 354 }, { reason: 'unauthorized' }],
  [{ fault: 'soap-fault', code: 358 }, { reason: 'officeGone' }],
] as const;

describe.each(writes)('%s', (call, ready) => {
  it('is uncertain after an answer that makes no sense, whether it was done or not', async () => {
    const access = await linked();
    for (const fault of BAD_ANSWERS) {
      const { run, isDone } = await ready(access);
      await standIn().fault({ call, ...fault });
      expect([fault, await run()]).toMatchObject([fault, { kind: 'uncertain' }]);
      expect([fault, await isDone()]).toEqual([fault, fault.commits !== false]);
    }
  });

  it('is not done after a refusal, and says why', async () => {
    const access = await linked();
    for (const [fault, expected] of REFUSALS) {
      const { run, isDone } = await ready(access);
      await standIn().fault({ call, ...fault });
      const kind = expected ? { kind: 'notDone', ...expected } : { kind: 'uncertain' };
      expect([fault, await run()]).toMatchObject([fault, kind]);
      expect([fault, await isDone()]).toEqual([fault, false]);
    }
  });

  it('is done after an answer that is slow', async () => {
    const { run, isDone } = await ready(await linked());
    await standIn().fault({ call, fault: 'slow', seconds: 0.2 });
    expect(await run()).toMatchObject({ kind: 'done' });
    expect(await isDone()).toBe(true);
  });
});

describe.each(reads)('reading (%s)', (call, read) => {
  const kind = call in READS ? call : 'sync';

  it('may be done again after an answer that makes no sense', async () => {
    const access = await linked();
    for (const fault of BAD_ANSWERS) {
      await standIn().fault({ call: kind, ...fault });
      const error = await read(access).catch((thrown) => thrown);
      expect([fault, error]).toMatchObject([fault, { reason: 'noAnswer' }]);
      expect(await read(access)).toBeDefined();
    }
  });

  it('says why it was refused', async () => {
    const access = await linked();
    for (const [fault, expected] of REFUSALS) {
      await standIn().fault({ call: kind, ...fault });
      const error = await read(access).catch((thrown) => thrown);
      expect([fault, error]).toMatchObject([fault, expected ?? { reason: 'noAnswer' }]);
    }
  });
});

it('takes an answer that comes twice for one, and never for that of the next call', async () => {
  const access = await linked();
  await standIn().fault({ call: 'posting', fault: 'twice', times: 5 });
  for (let n = 1; n <= 5; n++) {
    const invoice_number = `F-${n}`;
    const frozen = accounting().buildTransaction(aPurchase({ invoice_number }));
    expect(await accounting().post(access, frozen)).toMatchObject({
      kind: 'done',
      transaction: { invoice_number },
    });
  }
  expect(await standIn().transactions(OFFICE)).toHaveLength(5);
});

const calls = [
  ...writes.map(([name, ready]) => {
    const call = async (access: Access): Promise<object> => (await ready(access)).run();
    return [name, call] as const;
  }),
  ...reads,
];

describe.each(calls)('%s', (_, call) => {
  /** The reason, of an outcome or of an error. */
  const reasonOf = async (access: Access) => {
    const outcome: object = await call(access).catch((error) => error);
    return 'reason' in outcome ? outcome.reason : outcome;
  };

  it('says that the office is gone, or closed to the user', async () => {
    const access = await linked();
    expect(await reasonOf({ ...access, office_code: '9999' })).toBe('officeGone');
    await standIn().fault({ fault: 'office-removed', office: OFFICE });
    expect(await reasonOf(access)).toBe('officeGone');
    expect(await reasonOf(await linked('1004', 'VISSER/JSMITH'))).toBe('forbidden');
  });

  it('says that tokens are past their hour, or were revoked', async () => {
    const access = await linked();
    await standIn().fault({ fault: 'expire-tokens' });
    expect(await reasonOf(access)).toBe('unauthorized');
    await standIn().fault({ fault: 'revoke-tokens' });
    expect(await reasonOf(access)).toBe('unauthorized');
    expect(await reasonOf({ ...access, access_token: 'verzonnen' })).toBe('unauthorized');
  });

  it('says that the web services have moved', async () => {
    const access = await linked();
    await standIn().fault({ fault: 'cluster-moved' });
    expect(await reasonOf(access)).toBe('moved');
  });
});

it('is told to wait by fair use, and for how long', async () => {
  const access = await linked();
  await standIn().fairUse('uncertified');
  const wait = async () => {
    for (let n = 0; n < 100; n++) await accounting().readOffice(access);
    return null;
  };
  await expect(wait()).rejects.toMatchObject({
    reason: 'tooMany',
    retry_after_s: expect.any(Number),
  });
});
