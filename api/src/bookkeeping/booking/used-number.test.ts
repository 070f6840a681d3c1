import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, bookkeeper, our } = booksUnderTest();

/** A number that the relation has used on another document, which is booked. */
async function aUsedNumber() {
  const form = await our().aForm({ invoice_number: 'F 12' });
  const first = await our().aBill();
  await our().book(first, form);
  await app.jobs.drain();
  return { first, form, second: await our().aBill() };
}

describe('a number that a relation has used before', () => {
  it('is shown with the document that has it', async () => {
    const { first, form } = await aUsedNumber();
    const { supplier_relation_id } = form;
    const found = await ask(
      bookkeeper(),
      'GET',
      `relation/${supplier_relation_id}/invoiceIds?invoice_number=f%2012`,
    );
    expect(found.body).toEqual([{ id: first, invoice_number: 'F 12', is_credit: false }]);
    expect(await ask(bookkeeper(), 'GET', `invoice/${first}`)).toMatchObject({
      status: 200,
      body: { id: first, invoice_number: 'F 12', amount: 121, supplier: 'Meelfabriek', status: 2 },
    });
    expect(await ask(bookkeeper(), 'GET', `invoice/${first + 9999}`)).toMatchObject({
      status: 404,
    });
  });

  it('is booked once more for a reason, which is kept, and the package does not stop it', async () => {
    const { form: first, second } = await aUsedNumber();
    // In other capitals it is the same number.
    const form = { ...first, invoice_number: 'f 12' };
    expect(await our().book(second, form)).toMatchObject({
      status: 422,
      body: { errors: { invoice_number: ['Factuurnummer bestaat al'] } },
    });
    const duplicate_reason = 'Leverancier begint elk jaar opnieuw';
    expect(await our().book(second, { ...form, duplicate_reason })).toMatchObject({ status: 200 });
    await app.jobs.drain();
    expect(await our().read(second)).toMatchObject({ status: 2, duplicate_reason });
    expect(await our().booked()).toHaveLength(2);
  });

  it('is never sent a second time by itself: the package would not warn of the first one', async () => {
    const { form, second } = await aUsedNumber();
    await standIn().fault({ fault: 'lost', call: 'posting', commits: false });
    await our().book(second, { ...form, duplicate_reason: 'Zo is het' });
    await app.jobs.drain();
    await standIn().mend();
    for (const seconds of [15, 45, 120, 420, 600, 1200]) await our().pass(seconds);
    expect(await our().read(second)).toMatchObject({
      status: 4,
      attempt: { state: 'uncertain', needs_decision: true },
    });
    expect(await our().booked()).toHaveLength(1);
  });
});
