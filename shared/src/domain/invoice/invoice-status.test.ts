import {
  allows,
  canCredit,
  canDelete,
  canRemind,
  type InvoiceAction,
  InvoiceStatus,
  isConcept,
  statusAfter,
} from './invoice-status';

/** What follows in each state: a state, `=` when it stays as it is, nothing when it may not be done. */
const TABLE = `
                template   concept    created    sent       partiallyPaid  paid
  edit          template   concept    concept    -          -              -
  markReady     -          created    created    -          -              -
  delete        -          =          =          -          -              -
  preview       -          =          =          -          -              -
  download      -          =          =          =          =              =
  copy          =          =          =          =          =              =
  repeat        template   template   template   -          -              -
  stopRepeating concept    -          -          -          -              -
  send          -          sent       sent       sent       partiallyPaid  paid
  sendByHand    -          sent       sent       -          -              -
  remind        -          -          -          =          =              -
  credit        -          -          -          =          =              =
  payPart       -          -          -          partiallyPaid partiallyPaid -
  payAll        -          -          -          paid       paid           -
  withdrawPart  -          -          -          -          partiallyPaid  partiallyPaid
  withdrawAll   -          -          -          -          sent           sent
`;

const [names = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const cells = rows.flatMap(([action, ...following]) =>
  following.map((next, column): [string, string, string] => [
    names[column] as string,
    action as string,
    next,
  ]),
);

const statusOf = (name: string) => InvoiceStatus[name as keyof typeof InvoiceStatus];

const INVOICE = { is_credit: false, is_opening_balance: false };

describe('the states of an invoice', () => {
  it('has a row for every action and a column for every state', () => {
    expect(names).toEqual(Object.keys(InvoiceStatus));
    expect(cells).toHaveLength(16 * 6);
  });

  it.each(cells)('%s, %s: %s', (name, action, next) => {
    const status = statusOf(name);
    const asked = action as InvoiceAction;
    expect(allows({ status, ...INVOICE }, asked)).toBe(next !== '-');
    if (next === '-') return;
    expect(statusAfter(status, asked)).toBe(next === '=' ? status : statusOf(next));
  });

  it.each(cells)(
    'of a credit %s, %s: never credited, reminded of or repeated',
    (name, action, next) => {
      const asked = action as InvoiceAction;
      const never = ['credit', 'remind', 'repeat'].includes(action);
      expect(allows({ status: statusOf(name), ...INVOICE, is_credit: true }, asked)).toBe(
        !never && next !== '-',
      );
    },
  );

  const OF_OPENING_BALANCE = ['remind', 'payPart', 'payAll', 'withdrawPart', 'withdrawAll'];
  it.each(cells)(
    'of an opening balance %s, %s: paid, reminded of, and deleted before anything was paid; the rest is elsewhere',
    (name, action, next) => {
      const stage = { status: statusOf(name), ...INVOICE, is_opening_balance: true };
      const expected =
        action === 'delete' ? name === 'sent' : OF_OPENING_BALANCE.includes(action) && next !== '-';
      expect(allows(stage, action as InvoiceAction)).toBe(expected);
    },
  );

  it('is a concept until it is sent, ready or not', () => {
    expect(Object.keys(InvoiceStatus).filter((name) => isConcept(statusOf(name)))).toEqual([
      ...['concept', 'created'],
    ]);
  });

  const open = { status: InvoiceStatus.sent, ...INVOICE, open_amount: 121 };
  it.each([
    ['what is open', open, true],
    ['what credits cover', { ...open, open_amount: 0 }, false],
    ['what is to be given back', { ...open, open_amount: -121 }, false],
    ['a concept', { ...open, status: InvoiceStatus.concept }, false],
    ['a credit', { ...open, is_credit: true }, false],
  ])('is reminded of only when something is open: %s', (_, invoice, expected) => {
    expect(canRemind(invoice)).toBe(expected);
  });

  const brought = { status: InvoiceStatus.sent, ...INVOICE, is_opening_balance: true };
  it.each([
    ['a concept', { ...INVOICE, status: InvoiceStatus.concept, reminder_sent: 0 }, true],
    ['an opening balance', { ...brought, reminder_sent: 0 }, true],
    ['an opening balance that was reminded of', { ...brought, reminder_sent: 1 }, false],
    ['what was sent here', { ...brought, is_opening_balance: false, reminder_sent: 0 }, false],
  ])('is deleted before anybody knows of it: %s', (_, invoice, expected) => {
    expect(canDelete(invoice)).toBe(expected);
  });

  const whole = {
    status: InvoiceStatus.sent,
    ...INVOICE,
    total: 121,
    credited: 0,
    has_sent_credit: false,
  };
  const credited = { ...whole, has_sent_credit: true };
  it.each([
    ['of which nothing was credited', whole, true],
    ['of which some was credited', { ...credited, credited: 120.99 }, true],
    ['of which all was credited', { ...credited, credited: 121 }, false],
    ['for nothing', { ...whole, total: 0 }, true],
    ['for nothing, credited', { ...credited, total: 0 }, false],
    ['for less than nothing', { ...whole, total: -121 }, true],
    ['for less than nothing, credited', { ...credited, total: -121, credited: -121 }, false],
    ['not sent', { ...whole, status: InvoiceStatus.created }, false],
    ['that is a credit', { ...whole, is_credit: true }, false],
  ])('is credited until credits took back all of it: one %s', (_, invoice, expected) => {
    expect(canCredit(invoice)).toBe(expected);
  });
});
