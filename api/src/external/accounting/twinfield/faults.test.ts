import { aPurchase } from '../testing/a-transaction';
import { linkedPackage } from '../testing/linked-package';

const { standIn, accounting, linked } = linkedPackage();

const OFFICE = 'VISSER/1001';
type Access = Awaited<ReturnType<typeof linked>>;

const WRITES = {
  posting: (access: Access) =>
    accounting().post(access, accounting().buildTransaction(aPurchase())),
  relation: (access: Access) => accounting().createRelation(access, 5, { name: 'Jansen' }),
  delete: async (access: Access) => {
    const number = `${new Date().getUTCFullYear()}00001`;
    const key = { journal_code: 'INK', number, reason: 'Verkeerd' };
    return accounting().deleteTransaction(access, key);
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

/** A transaction to take out, when that is what fails. */
async function ready(call: string) {
  const access = await linked();
  if (call === 'delete') await WRITES.posting(access);
  return access;
}

/** What of it stands in the package. */
async function isDone(call: string, access: Access) {
  const [transaction] = await standIn().transactions(OFFICE);
  if (call === 'posting') return transaction !== undefined;
  if (call === 'delete') return transaction?.deleted !== null;
  const made = { name: 'Jansen', tax_number: '' };
  return (await accounting().findRelations(access, 5, made)).length > 0;
}

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

describe.each(writes)('%s', (call, write) => {
  it.each(BAD_ANSWERS)('is uncertain after %j, whether it was done or not', async (fault) => {
    const access = await ready(call);
    await standIn().fault({ call, ...fault });
    expect(await write(access)).toMatchObject({ kind: 'uncertain' });
    expect(await isDone(call, access)).toBe(fault.commits !== false);
  });

  it.each(REFUSALS)('is not done after %j', async (fault, expected) => {
    const access = await ready(call);
    await standIn().fault({ call, ...fault });
    const outcome = await write(access);
    expect(outcome).toMatchObject(
      expected ? { kind: 'notDone', ...expected } : { kind: 'uncertain' },
    );
    expect(await isDone(call, access)).toBe(false);
  });

  it('is done after an answer that is slow, or comes twice', async () => {
    const access = await ready(call);
    await standIn().fault({ call, fault: 'slow', seconds: 0.3 });
    expect((await write(access)).kind).toBe('done');
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

describe.each([...writes, ...reads])('%s', (_, call) => {
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
