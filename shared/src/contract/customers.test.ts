import * as v from 'valibot';
import { CustomerForm } from './customers';

/** What is said about a form, per field. */
function refusalsOf(form: object) {
  const { issues = [] } = v.safeParse(CustomerForm, form);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

const company = { name: 'Bedrijfsnaam is verplicht' };

const contact = {
  email: 'E-mailadres is verplicht',
  general_email: 'E-mailadres is verplicht',
  address: 'Adres is verplicht',
  postal_code: 'Postcode is verplicht',
  city: 'Plaats is verplicht',
};

describe('the form of a customer', () => {
  it.each([
    ['a person', {}, { first_name: 'Voornaam is verplicht', last_name: 'Achternaam is verplicht' }],
    ['who has a KvK number', { coc_number: '12345678' }, company],
    ['who has a VAT number', { tax_number: 'NL123456789B01' }, company],
    ['a supplier', { enterprise_relation_type: 'supplier' }, company],
  ])('needs of %s a name and all it takes to send an invoice', (_, form, name) => {
    expect(refusalsOf(form)).toEqual({ ...contact, ...name });
  });

  it('needs a postal code only where the country has any, and knows Kosovo', () => {
    const form = { name: 'Bakery', email: 'a@b.hk', general_email: 'a@b.hk', address: 'Pier 1' };
    const there = (country: string) => refusalsOf({ ...form, city: 'Hong Kong', country });
    expect([there('HK'), there('BE'), there('XK')]).toEqual([
      {},
      { postal_code: 'Postcode is verplicht' },
      { postal_code: 'Postcode is verplicht' },
    ]);
  });

  it('takes an OIN of twenty digits, spaces or not, and a VAT number of a country', () => {
    const form = { is_booking: true, name: 'Gemeente' };
    expect(refusalsOf({ ...form, oin: '0000 0001 8232 8844 4000' })).toEqual({});
    expect(refusalsOf({ ...form, oin: '123', tax_number: 'ZZ123' })).toEqual({
      oin: 'OIN bestaat uit 20 cijfers',
      tax_number: 'Btw-nummer is onjuist',
    });
    expect(refusalsOf({ ...form, tax_number: 'CHE-610.992.790 MWST' })).toEqual({});
  });

  it('needs no more than a name while a document is being booked', () => {
    expect(refusalsOf({ is_booking: true, name: 'Bouwmarkt Noord' })).toEqual({});
    expect(refusalsOf({ is_booking: true, enterprise_relation_type: 'supplier' })).toEqual({
      name: 'Bedrijfsnaam is verplicht',
    });
  });

  it('checks what is filled in all the same while a document is being booked', () => {
    const wrong = { email: 'noord', general_email: 'a@b', postal_code: '12', bank_account: 'NL00' };
    expect(refusalsOf({ is_booking: true, name: 'Bouwmarkt Noord', ...wrong })).toEqual({
      email: 'E-mailadres is onjuist',
      general_email: 'E-mailadres is onjuist',
      postal_code: 'Postcode is onjuist',
      bank_account: 'IBAN is onjuist',
    });
  });

  it('says what is missing also while another field is wrong, and takes spaces for nothing', () => {
    const refusals = refusalsOf({ name: 'Noord', email: 'noord', address: '  ', phone: 1 });
    expect(refusals).toMatchObject({ ...contact, email: 'E-mailadres is onjuist' });
  });
});
