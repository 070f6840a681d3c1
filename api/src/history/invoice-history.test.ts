import { today } from '@boekwerk/shared/domain/dates/dates';
import { generateDueInvoices } from '../invoicing/recurrence/generate-due-invoices';
import { aRepeater } from '../invoicing/recurrence/testing/a-repeater';
import { aForm, aLine, callsOf } from '../invoicing/testing/an-invoice';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { aCustomer, aMember, aUser } from '../testing/builders';
import { formWithFile } from '../testing/form-with-file';
import { smtpCatcher } from '../testing/smtp-catcher';
import { type TestApp, testApp } from '../testing/test-app';
import { changesIn, readHistory } from './testing/read-history';

let app: TestApp;
let catcher: Awaited<ReturnType<typeof smtpCatcher>>;

beforeAll(async () => {
  catcher = await smtpCatcher();
  app = await testApp({ config: { smtpUrl: catcher.url } });
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});

async function aSeller() {
  const user = await aUser(app, { name: 'Maria', last_name: 'van der Velde' });
  const member = await aMember(app, { user });
  const customer = await aCustomer(app, member.company, { general_email: 'klant@lepel.example' });
  const read = (id: number, before?: number | null) =>
    readHistory(app, member, `invoicing/v1/invoice/${id}`, before);
  return { member, customer, read, calls: callsOf(app, member.headers) };
}

describe('GET invoice/:id/history', () => {
  it('tells who did what, the last first, with what the product did by itself', async () => {
    const { customer, read, calls } = await aSeller();
    const { id } = await calls.aConcept(aForm(customer));
    const changed = {
      description: 'Advies maart',
      products: [aLine({ amount: 2, unit: 1 }), aLine()],
    };
    await calls.put(`invoice/${id}`, aForm(customer, changed));
    await calls.put(`invoice/${id}/created`);
    await calls.post(`invoice/${id}/send`, { emails: ['a@lepel.example'], message: 'Hierbij.' });
    await app.jobs.drain();
    await calls.put(`invoice/${id}/payment`, { completed: false, payment: 100 });

    const { data, next } = await read(id);
    expect(next).toBeNull();
    expect(data.map(({ action, name, on_behalf_of }) => [action, name, on_behalf_of])).toEqual([
      ['PUT /invoicing/v1/invoice/:id/payment', 'Maria van der Velde', null],
      ['job mail sent', null, null],
      ['POST /invoicing/v1/invoice/:id/send', 'Maria van der Velde', null],
      ['PUT /invoicing/v1/invoice/:id', 'Maria van der Velde', null],
      ['POST /invoicing/v1/invoice', 'Maria van der Velde', null],
    ]);
    const [paid, mailed, sent, edited, made] = data;
    expect(paid?.changes).toContainEqual({
      entity: 'payment',
      field: 'amount',
      before: null,
      after: 100,
      is_whole: true,
    });
    expect(changesIn(mailed)).toMatchObject({ emails: [null, 'a@lepel.example'] });
    expect(changesIn(sent)).toMatchObject({
      status: [4, 5],
      invoice_number: [null, '2026-0001'],
      mailed_to: [null, 'a@lepel.example'],
    });
    expect(changesIn(edited)).toMatchObject({
      description: ['', 'Advies maart'],
      products: [
        '1 regel\n1 Stuks Advies, €\u00a0100,00, 21%',
        '2 regels\n2 Uur Advies, €\u00a0100,00, 21%\n1 Stuks Advies, €\u00a0100,00, 21%',
      ],
    });
    expect(made?.changes).toContainEqual({
      entity: 'invoice',
      field: 'total',
      before: null,
      after: 121,
      is_whole: true,
    });
    const fields = data.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields.filter((field) => /_id$|_at$|party|search/.test(field))).toEqual([]);
  });

  it('tells of a call about several invoices only what became of this one', async () => {
    const { customer, read, calls } = await aSeller();
    const [one, other] = [
      await calls.aSent(aForm(customer)),
      await calls.aSent(aForm(customer, { products: [aLine({ value: 200 })] })),
    ];
    await calls.put('invoice/payment/multiple', { invoice_ids: [one.id, other.id] });
    for (const [id, total] of [
      [one.id, 121],
      [other.id, 242],
    ] as const) {
      const [last] = (await read(id)).data;
      expect(last?.action).toBe('PUT /invoicing/v1/invoice/payment/multiple');
      expect(changesIn(last)).toMatchObject({ amount_paid: [0, total], amount: [null, total] });
      expect(last?.changes.filter(({ field }) => field === 'amount')).toHaveLength(1);
    }
  });

  it('tells to whom it went, of one that was sent among several or by itself', async () => {
    const { customer, read, calls } = await aSeller();
    const { id } = await calls.aConcept(aForm(customer));
    await calls.put('invoice/send/multiple', { invoice_ids: [id] });
    const mailed_to = [null, 'klant@lepel.example'];
    expect(changesIn((await read(id)).data[0])).toMatchObject({ status: [3, 5], mailed_to });

    const repeater = await aRepeater(app, { general_email: 'klant@lepel.example' });
    const due = { next_date: today(), next_period_start: today(), send_automatically: true };
    const recurrence = await repeater.aRepeated(due);
    await generateDueInvoices(app, today());
    const [made] = await repeater.made(recurrence.id);
    const told = await readHistory(app, repeater.member, `invoicing/v1/invoice/${made?.id}`);
    expect(changesIn(told.data[0])).toMatchObject({ mailed_to });
  });

  it('tells what hangs on it: files that came and went, its credit, and the firm that did it', async () => {
    const firm = await anAccountant(app);
    const company = await aFirmClient(app, firm.company, { name: 'Bakkerij Jansen' });
    const accountant = await inBooksOf(app, firm, company);
    const calls = callsOf(app, accountant.headers);
    const { id } = await calls.aConcept(aForm(await aCustomer(app, company)));
    const file = formWithFile({
      name: 'bon.pdf',
      bytes: Buffer.from('%PDF-1.7 bon'),
      field: 'file0',
    });
    const added = await app.http.inject({
      method: 'POST',
      url: `/api/invoicing/v1/invoice/${id}/attachments`,
      payload: file.payload,
      headers: { ...file.headers, ...accountant.headers },
    });
    await calls.delete(`invoice/${id}/attachments/${added.json()[0].id}`);
    await calls.put(`invoice/${id}/sent`);
    await calls.post(`invoice/${id}/credit`);

    const { data } = await readHistory(app, accountant, `invoicing/v1/invoice/${id}`);
    const [credited, , removed, attached] = data;
    expect(data[0]).toMatchObject({ name: 'Sanne de Boer', on_behalf_of: 'Bakkerij Jansen' });
    expect(credited).toMatchObject({
      action: 'POST /invoicing/v1/invoice/:id/credit',
      changes: [],
    });
    expect(changesIn(removed)).toEqual({ file_name: ['bon.pdf', null] });
    expect(changesIn(attached)).toEqual({ attachments: ['', 'bon.pdf'] });
  });

  it('says of an invoice that came by itself that nobody made it, and why it did not go', async () => {
    const { aRepeated, made, member } = await aRepeater(app, { email: '', general_email: '' });
    const { id } = await aRepeated({ send_automatically: true });
    await generateDueInvoices(app, '2027-01-31');
    const [invoice] = await made(id);
    const { data } = await readHistory(app, member, `invoicing/v1/invoice/${invoice?.id}`);
    expect(data).toMatchObject([{ name: null, action: 'job recurring-invoice' }]);
    expect(changesIn(data[0])).toMatchObject({
      total: [null, 121],
      error: [null, 'Minimaal 1 e-mailadres is verplicht'],
    });
  });

  it('gives twenty at a time, and what came before on asking', async () => {
    const { customer, read, calls } = await aSeller();
    const { id } = await calls.aConcept(aForm(customer));
    for (let count = 1; count <= 21; count++)
      await calls.put(`invoice/${id}`, aForm(customer, { reference: `${count}` }));
    const first = await read(id);
    expect(first.data).toHaveLength(20);
    const second = await read(id, first.next);
    expect(second.data.map(({ changes }) => changes.length > 0)).toEqual([true, true]);
    expect(second.next).toBeNull();
    const ids = [...first.data, ...second.data].map((entry) => entry.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});
