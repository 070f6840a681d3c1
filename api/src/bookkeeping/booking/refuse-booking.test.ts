import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { change } from '../../platform/change';
import { ledger_account, office_period } from '../../platform/database/schema/accounting';
import { aCustomer, aMember } from '../../testing/builders';
import { booksUnderTest } from './testing/books-under-test';

const { app, standIn, firm, bookkeeper, chooseOffice, ended, our } = booksUnderTest();

const errorsOf = async (given: Parameters<ReturnType<typeof our>['aForm']>[0]) => {
  const answer = await our().book(await our().aBill(), await our().aForm(given));
  expect(answer.status).toBe(422);
  return answer.body.errors;
};

describe('a document is not booked', () => {
  it('with anything missing, which is said at each field', async () => {
    const id = await our().aBill();
    const { status, body } = await our().book(id, {
      currency: '',
      booking_lines: [{}],
    } as never);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({
      invoice_number: ['Factuurnummer is verplicht.'],
      date: ['Factuurdatum is verplicht.'],
      ledger_account_id: ['Grootboekrekening is verplicht.'],
      supplier_relation_id: ['Relatie is verplicht.'],
      amount: ['Bedrag is verplicht.'],
      currency: ['Valuta is verplicht.'],
      description: ['Korte beschrijving is verplicht.'],
      'booking_lines.0.ledger_account_id': ['Grootboekrekening is verplicht.'],
      'booking_lines.0.vat_ledger_account_id': ['BTW is verplicht.'],
    });
    expect(await our().read(id)).toMatchObject({ status: 1, attempt: null });
  });

  it('with more than 40 characters of description, of the invoice or of a line', async () => {
    const { booking_lines: [line] = [] } = await our().aForm();
    const long = 'x'.repeat(41);
    const booking_lines = [{ ...line, description: long }];
    expect(await errorsOf({ description: long, booking_lines } as never)).toEqual({
      description: ['Maximale lengte van 40 tekens bereikt'],
      'booking_lines.0.description': ['Maximale lengte van 40 tekens bereikt'],
    });
  });

  it('with two cents of difference; one is put in the VAT of the first line, and kept there', async () => {
    expect(await errorsOf({ amount: 121.02 })).toEqual({
      amount: ['Er mag geen verschil zijn in het factuurbedrag. Vul de juiste bedragen in.'],
    });
    const id = await our().anAttempt({ amount: 121.01 });
    expect(await our().read(id)).toMatchObject({ amount: 121.01, booking_lines: [{ vat: 21.01 }] });
    await app.jobs.drain();
    expect((await our().booked())[0]?.lines[1]).toMatchObject({ value: 10_000, vatvalue: 2101 });
  });

  it('under a number that another document of the relation has; a credit note has its own series', async () => {
    const form = await our().aForm({ invoice_number: 'F 12' });
    await our().book(await our().aBill(), form);
    const second = await our().aBill();
    const again = await our().book(second, { ...form, invoice_number: ' F  12' });
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { invoice_number: ['Factuurnummer bestaat al'] } },
    });
    expect(await our().book(second, { ...form, is_credit: true })).toMatchObject({ status: 200 });
  });

  it('for a relation that is no creditor in the office', async () => {
    const { id } = await aCustomer(app, bookkeeper().company);
    expect(await errorsOf({ supplier_relation_id: id })).toEqual({
      supplier_relation_id: ['Deze relatie is nog niet gekoppeld met Twinfield'],
    });
    const debtor = await our().aParty(LedgerType.customer, '1000');
    expect(await errorsOf({ supplier_relation_id: debtor })).toHaveProperty('supplier_relation_id');
  });

  it('on what is gone from the package, said at its field', async () => {
    const ledger = await our().account(LedgerType.profitAndLoss, '4300');
    const form = await our().aForm();
    await app.db.update(ledger_account).set({ active: false }).where(eq(ledger_account.id, ledger));
    expect(await our().book(await our().aBill(), form)).toMatchObject({
      status: 422,
      body: {
        errors: {
          'booking_lines.0.ledger_account_id': ['4300 is vervallen in Twinfield. Kies een andere.'],
        },
      },
    });
  });

  it.each([['a VAT code for sales', { code: 'VH' }, 'Kies een btw-code voor inkoop.']])(
    'with %s',
    async (_, { code }, said) => {
      const vat_ledger_account_id = await our().account(LedgerType.vat, code);
      const line = await our().aLine({ vat_ledger_account_id });
      expect(await errorsOf({ booking_lines: [line] })).toEqual({
        'booking_lines.0.vat_ledger_account_id': [said],
      });
    },
  );

  it('in a currency that the office does not have', async () => {
    expect(await errorsOf({ currency: 'SAR' })).toHaveProperty('currency');
  });

  it('in a closed period; that it is open again is seen the next time', async () => {
    const { id: relation_id } = bookkeeper().company;
    await app.db
      .update(office_period)
      .set({ is_open: false })
      .where(eq(office_period.relation_id, relation_id));
    const period = `${new Date().getUTCFullYear()}/03`;
    const [id, payload] = [await our().aBill(), await our().aForm()];
    // As our form sends it: what was not changed since goes under the same key.
    const book = () =>
      app.http.inject({
        method: 'PUT',
        url: `/api/administrations/v1/bookingitem/${id}/book`,
        headers: { ...bookkeeper().headers, 'idempotency-key': 'in-a-closed-period' },
        payload,
      });
    const refused = await book();
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      date: [`Periode ${period} is afgesloten in Twinfield`],
    });
    await app.jobs.drain();
    expect((await book()).statusCode).toBe(200);
  });

  it('in a period that was read, and not in one before those', async () => {
    const { id: relation_id } = bookkeeper().company;
    const ofCompany = eq(office_period.relation_id, relation_id);
    await app.db.update(office_period).set({ is_open: false }).where(ofCompany);
    const years = await app.db.select().from(office_period).where(ofCompany);
    const first = Math.min(...years.map(({ year }) => year));
    const date = `${first - 1}-06-30`;
    const answer = await our().book(await our().aBill(), await our().aForm({ date }));
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  });

  it('with an account of another kind, or a relation of another company', async () => {
    const supplier = await our().account(LedgerType.supplier, '2000');
    const line = await our().aLine({ ledger_account_id: supplier });
    const id = await our().aBill();
    expect((await our().book(id, await our().aForm({ booking_lines: [line] }))).status).toBe(404);
    const other = await aCustomer(app, (await aMember(app)).company);
    const form = await our().aForm({ supplier_relation_id: other.id });
    expect((await our().book(id, form)).status).toBe(404);
  });

  it('without a label', async () => {
    const id = await our().aBill({ tag: null });
    expect(await our().book(id, await our().aForm())).toMatchObject({
      status: 422,
      body: { errors: { tag: ['Een label is vereist om te verwerken'] } },
    });
  });
});

describe('two at once', () => {
  it('book a document once: the second one hears who was first', async () => {
    const id = await our().aBill();
    const form = await our().aForm();
    const answers = await Promise.all([our().book(id, form), our().book(id, form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { user } = bookkeeper();
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(
      new RegExp(`^Dit document is in verwerking gezet door ${user.name} ${user.last_name} op `),
    );
    expect(await our().attempts(id)).toHaveLength(1);
    await app.jobs.drain();
    expect(await our().booked()).toHaveLength(1);
  });

  it('book one number of one relation on two documents once', async () => {
    const form = await our().aForm();
    const [one, other] = [await our().aBill(), await our().aBill()];
    const answers = await Promise.all([our().book(one, form), our().book(other, form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

it('a company books in its office until all that is under way is known', async () => {
  await our().anAttempt();
  const other = await chooseOffice(bookkeeper(), firm().credentials_id, { office_code: '1002' });
  expect(other).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Er wordt nog geboekt/) },
  });
  const same = await chooseOffice(bookkeeper(), firm().credentials_id);
  expect(same.status).toBe(202);
});

it('a company whose office is gone books in another one: what was never sent is to be booked again', async () => {
  const id = await our().anAttempt();
  await standIn().fault({ fault: 'office-removed', office: 'VISSER/1001' });
  await app.jobs.drain();
  expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'queued' } });
  const other = await chooseOffice(bookkeeper(), firm().credentials_id, { office_code: '1002' });
  expect(other.status).toBe(202);
  expect(await ended(bookkeeper(), other)).toMatchObject({ state: 'done' });
  expect(await our().read(id)).toMatchObject({
    status: 1,
    booking_errors: { '': expect.stringContaining('andere onderneming') },
    attempt: { state: 'refused' },
  });
});

it('a company whose office is gone stays with it as long as nobody knows what became of what was sent there', async () => {
  await standIn().fault({ fault: 'lost', call: 'posting' });
  await our().anAttempt();
  await app.jobs.drain();
  await standIn().fault({ fault: 'office-removed', office: 'VISSER/1001' });
  await our().pass(15);
  const other = await chooseOffice(bookkeeper(), firm().credentials_id, { office_code: '1002' });
  expect(other.status).toBe(409);
});

it('a document that is being read is given back after a quarter of an hour, one that is being booked never', async () => {
  const since = new Date(Date.now() - 16 * 60_000);
  const read = await our().aBill({
    status: 4,
    in_progress_for: 'recognition',
    in_progress_since: since,
  });
  const booked = await our().aBill({
    status: 4,
    in_progress_for: 'booking',
    in_progress_since: since,
  });
  await change(app, ({ queue }) => queue('watch-recognition', {}));
  await app.jobs.drain();
  expect(await our().read(read)).toMatchObject({ status: 1 });
  expect(await our().read(booked)).toMatchObject({ status: 4, in_progress_for: 'booking' });
});

it('reverse-charged VAT is left to the package, which makes both its lines', async () => {
  const reversed = await app.db
    .select()
    .from(ledger_account)
    .where(eq(ledger_account.vat_is_reversed, true));
  const code = reversed.find(
    (each) => each.relation_id === bookkeeper().company.id && each.vat_is_sale === false,
  );
  const line = await our().aLine({ vat_ledger_account_id: code?.id ?? 0, vat: 0 });
  const id = await our().anAttempt({ amount: 100, booking_lines: [line] });
  await app.jobs.drain();
  const [transaction] = await our().booked();
  expect(transaction?.lines.filter(({ type }) => type === 'vat')).toHaveLength(2);
  await our().pass(60);
  expect(await our().read(id)).toMatchObject({ status: 2, package_difference: null });
});
