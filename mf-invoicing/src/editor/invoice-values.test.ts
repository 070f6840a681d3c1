import * as v from 'valibot';
import { aCustomer, aLine, anInvoice } from '../testing/an-invoice';
import { invoiceSchema, newInvoice, valuesOf } from './invoice-values';
import { emptyLine } from './lines/invoice-lines';

const check = (values: ReturnType<typeof valuesOf>, customer = aCustomer()) =>
  v.safeParse(
    invoiceSchema(() => customer),
    values,
  );

const messages = (result: ReturnType<typeof check>) =>
  Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));

describe('what goes to the API', () => {
  it('leaves out the line that waits to be typed in, and carries the total of the screen', () => {
    const values = valuesOf(anInvoice());
    expect(values.products).toHaveLength(2);
    const { output } = check(values);
    expect(output).toMatchObject({ total: 121, products: [{ title: 'Brood' }] });
    expect(output).toHaveProperty('products.length', 1);
  });

  it('takes an emptied discount for none', () => {
    const values = { ...valuesOf(anInvoice()), discount_percentage: null as never };
    expect(check(values).output).toMatchObject({ discount_percentage: 0, total: 121 });
  });

  it('says what is missing of a new invoice', () => {
    expect(messages(check(newInvoice('2026-11-20')))).toEqual({
      to_relation_id: 'Klant is verplicht',
      products: 'Product is verplicht',
    });
  });

  it('says at a line what it lacks', () => {
    const values = { ...valuesOf(anInvoice()), products: [{ ...emptyLine(), title: 'Brood' }] };
    expect(messages(check(values))).toEqual({ 'products.0.value': 'Verplicht' });
  });

  it.each([
    ['a company with a VAT number', { tax_number: 'NL001234567B01' }, {}],
    ['a company without', {}, { to_relation_id: 'BTW nummer verplicht bij BTW verlegd' }],
    [
      'a person',
      { type: 1, tax_number: 'NL001234567B01' },
      { to_relation_id: 'BTW nummer verplicht bij BTW verlegd' },
    ],
  ] as const)('reverse-charges to %s', (_, own, expected) => {
    const values = valuesOf(anInvoice({ products: [aLine({ tax_id: 4 })] }));
    expect(messages(check(values, aCustomer(own)))).toEqual(expected);
  });
});
