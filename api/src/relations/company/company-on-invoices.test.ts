import { pdfText } from '../../formats/pdf/testing/pdf-text';
import { aForm, callsOf } from '../../invoicing/testing/an-invoice';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aCustomer, aMember } from '../../testing/builders';

const app = appUnderTest();

const details = {
  name: 'Voortaan B.V.',
  email: 'info@voortaan.example',
  tax_number: 'NL000099998B57',
  bank_account: 'BE68 5390 0754 7034',
  address: 'Nieuwe Kade 9',
  postal_code: '2801 JJ',
  city: 'Gouda',
};

it('a change of the company is on its next invoice, and on none that was sent', async () => {
  const member = await aMember(app);
  const { name } = member.company;
  const customer = await aCustomer(app, member.company);
  const calls = callsOf(app, member.headers);
  const print = async (id: number) => {
    const { body } = await calls.get(`invoice/${id}/download`);
    return (await pdfText(Buffer.from(body, 'base64'))).join();
  };
  const ubl = async (id: number) => {
    const url = `/api/invoicing/v1/invoice/${id}/downloadxml`;
    return (await app.http.inject({ url, headers: member.headers })).body;
  };
  const before = await calls.aSent(aForm(customer));
  const concept = await calls.aConcept(aForm(customer));

  const url = `/api/relations/v1/relation/${member.company.id}`;
  const put = { method: 'PUT', url, headers: member.headers, payload: details } as const;
  expect((await app.http.inject(put)).statusCode).toBe(200);

  for (const text of [await print(before.id), await ubl(before.id)]) {
    expect(text).toContain(name);
    expect(text).not.toMatch(/Voortaan|Nieuwe Kade|BE68/);
  }
  expect(await print(concept.id)).toContain('Voortaan B.V.');
  const after = await calls.aSent(aForm(customer));
  for (const text of [await print(after.id), await ubl(after.id)]) {
    for (const part of ['Voortaan B.V.', 'Nieuwe Kade 9']) expect(text).toContain(part);
    expect(text.replaceAll(' ', '')).toContain('BE68539007547034');
  }
});

it('a person who invoices is called by first and last name on the invoice', async () => {
  const member = await aMember(app, { company: await aCompany(app, { type: 1 }) });
  const payload = { ...details, name: '', first_name: 'Ida', last_name: 'de Wit' };
  const url = `/api/relations/v1/relation/${member.company.id}`;
  await app.http.inject({ method: 'PUT', url, headers: member.headers, payload });
  const calls = callsOf(app, member.headers);
  const { id } = await calls.aSent(aForm(await aCustomer(app, member.company)));
  const { body } = await calls.get(`invoice/${id}/download`);
  expect((await pdfText(Buffer.from(body, 'base64'))).join()).toContain('Ida de Wit');
});
