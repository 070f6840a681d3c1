import type { Product } from '@boekwerk/shared/contract/products';
import {
  emptyLine,
  filledByProduct,
  needsTrailingLine,
  withoutTrailingLines,
  withTrailingLine,
} from './invoice-lines';

const bread = { ...emptyLine(), title: 'Brood', value: 3.5 };
const untitled = { ...emptyLine(), value: 10 };

describe('withoutTrailingLines', () => {
  it('drops the empty lines at the end only', () => {
    expect(withoutTrailingLines([emptyLine(), bread, emptyLine(), emptyLine()])).toEqual([
      emptyLine(),
      bread,
    ]);
  });

  it('keeps a line with a price and no title, so that it is said what is missing', () => {
    expect(withoutTrailingLines([bread, untitled])).toEqual([bread, untitled]);
  });

  it('keeps one of which only the explanation was typed: that is not lost without a word', () => {
    const explained = { ...emptyLine(), description: 'Op 3 november, met twee man' };
    expect(withoutTrailingLines([bread, explained, emptyLine()])).toEqual([bread, explained]);
  });

  it('leaves nothing of an invoice in which nothing was typed', () => {
    expect(withoutTrailingLines([emptyLine()])).toEqual([]);
  });
});

describe('withTrailingLine', () => {
  it.each([
    ['nothing', [], 1],
    ['only titled lines', [bread, bread], 3],
    ['a line without title', [bread, emptyLine()], 2],
  ])('has a line to type in after %s', (_, lines, count) => {
    expect(withTrailingLine(lines)).toHaveLength(count);
  });

  it('takes spaces for no title', () => {
    expect(needsTrailingLine([{ ...bread, title: '  ' }])).toBe(false);
  });
});

it.each([
  [false, 55],
  [true, 66.55],
])('takes the price of a product as the invoice reads prices (incl. btw: %s)', (inclTax, value) => {
  const product: Product = {
    id: 1,
    title: 'Hout',
    description: '',
    value: 55,
    active: 1,
    tax_id: 1,
    unit: 0,
    updated_at: '2026-11-20T10:00:00.000Z',
  };
  expect(filledByProduct(product, inclTax).value).toBe(value);
});
