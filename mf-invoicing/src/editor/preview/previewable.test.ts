import { aLine, anInvoice } from '../../testing/an-invoice';
import { newInvoice, valuesOf } from '../invoice-values';
import { emptyLine } from '../lines/invoice-lines';
import { previewable } from './previewable';

const values = valuesOf(anInvoice());

describe('what is drawn while an invoice is typed', () => {
  it('is all of it, without the line that waits to be typed in', () => {
    const { invoice, isWhole } = previewable(values);
    expect(isWhole).toBe(true);
    expect(invoice).toMatchObject({ total: 121, products: [{ title: 'Brood' }] });
  });

  it('leaves out a line that is not finished, and adds up what is left', () => {
    const products = [{ ...emptyLine(), title: 'Taart' }, aLine({ title: 'Vlaai', value: 10 })];
    const { invoice, isWhole } = previewable({ ...values, products });
    expect(isWhole).toBe(false);
    expect(invoice).toMatchObject({ total: 12.1, products: [{ title: 'Vlaai' }] });
  });

  it.each([
    ['a customer', newInvoice('2026-11-20')],
    ['a date', { ...values, date: null }],
    ['a line that is finished', { ...values, products: [{ ...emptyLine(), title: 'Taart' }] }],
  ])('is nothing without %s', (_, typed) => {
    expect(previewable(typed)).toEqual({ invoice: null, isWhole: false });
  });
});
