import { emptyLine } from './invoice-lines';
import { linesOf } from './pasted-lines';

const read = (text: string) =>
  linesOf(text).lines.map((line) =>
    Object.fromEntries(
      Object.entries(line).filter(
        ([key, value]) => value !== emptyLine()[key as keyof typeof line],
      ),
    ),
  );

describe('rows of a sheet', () => {
  it('are lines of description, quantity, unit, price and VAT, in Dutch numbers', () => {
    const text = 'Advies\t1,5\tUur\t1.250,00\t21%\r\nBrood\t12\tStuks\t€ 2,45\t9%\r\n';
    expect(read(text)).toEqual([
      { title: 'Advies', amount: 1.5, unit: 1, value: 1250 },
      { title: 'Brood', amount: 12, value: 2.45, tax_id: 2 },
    ]);
  });

  it.each([
    ['a description', 'Hout\nSchroeven', [{ title: 'Hout' }, { title: 'Schroeven' }]],
    ['a price', 'Hout\t10,50', [{ title: 'Hout', value: 10.5 }]],
    ['a quantity and a price', 'Hout\t2\t10,50', [{ title: 'Hout', amount: 2, value: 10.5 }]],
    ['a quantity and a unit', 'Hout\t2\tmeter', [{ title: 'Hout', amount: 2, unit: 6 }]],
    [
      'no unit but a rate',
      'Hout\t2\t10,50\t9%',
      [{ title: 'Hout', amount: 2, value: 10.5, tax_id: 2 }],
    ],
    ['a price without a quantity', 'Hout\t\tkg\t4\t21', [{ title: 'Hout', unit: 4, value: 4 }]],
    ['a refund', 'Retour\t-2\tst\t4\t0,09', [{ title: 'Retour', amount: -2, value: 4, tax_id: 2 }]],
  ])('are read with %s', (_, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it('are read by their head, whatever the order of its columns', () => {
    const text = 'BTW\tPrijs\tKorting\tOmschrijving\tCode\n9%\t3,50\t10%\tBrood\tB-12';
    expect(read(text)).toEqual([
      { title: 'Brood', value: 3.5, tax_id: 2, discount_percentage: 10, description: 'B-12' },
    ]);
  });

  it.each([
    ['Prijs per stuk', 'Totaal'],
    ['Prijs', 'Bedrag'],
    ['Eenheidsprijs', 'Subtotaal'],
    ['Uurtarief', 'Regeltotaal excl. btw'],
  ])('have %s, and leave out what a line comes to: %s', (price, sum) => {
    const text = `Omschrijving\tAantal\t${sum}\t${price}\nBrood\t2\t3,00\t1,50`;
    expect(read(text)).toEqual([{ title: 'Brood', amount: 2, value: 1.5 }]);
  });

  it('take an amount for the price when there is no other', () => {
    expect(read('Omschrijving\tBedrag\nBrood\t1,50')).toEqual([{ title: 'Brood', value: 1.5 }]);
  });

  it.each(['Artikelnummer', 'Artikelnr.', 'Productcode'])(
    'are not named by their number: %s',
    (head) => {
      expect(read(`${head}\tArtikel\tPrijs\nA1\tBrood\t2`)).toEqual([
        { title: 'Brood', value: 2, description: 'A1' },
      ]);
    },
  );

  it.each(['Totaal', 'Totaal excl. btw', 'totaal:'])(
    'leave out the last one when it adds up the others: %s',
    (name) => {
      expect(read(`Brood\t2\t1,50\nTaart\t1\t25\n${name}\t\t28,00`)).toHaveLength(2);
    },
  );

  it('keep the last one when it is named like a sum and is none', () => {
    expect(read('Hout\t1\t10\nTotaal schilderwerk\t1\t500')).toHaveLength(2);
    expect(read('Totaal\t\t28,00')).toHaveLength(1);
  });

  it('keep the lines within a cell, and what does not fit in a title', () => {
    const long = 'x'.repeat(230);
    const text = `"Taart ""Groot""\nmet slagroom"\t1\tStuks\t25\t9%\n${long}\t1\tStuks\t1\t9%\n\t\t\t\t\n`;
    expect(read(text)).toEqual([
      { title: 'Taart "Groot"', description: 'met slagroom', value: 25, tax_id: 2 },
      { title: long.slice(0, 200), description: long.slice(200), value: 1, tax_id: 2 },
    ]);
  });

  it.each(['"', '5" buis', '"a""', '""'])(
    'are read to their end, whatever quotes they hold: %s',
    (title) => {
      expect(linesOf(`${title}\t2\tStuks\t3,50\n`).lines).toMatchObject(
        title === '""' ? [{ title: '', value: 3.5 }] : [{ title, value: 3.5 }],
      );
    },
  );

  it('lose nothing of what cannot be read: it is told at its field', () => {
    const { lines, refused } = linesOf('Hout\ttwee\tm2\tn.v.t.\t0%\textra');
    expect(lines).toEqual([
      {
        ...emptyLine(),
        title: 'Hout',
        amount: Number.NaN,
        value: Number.NaN,
        tax_id: null,
        description: 'Eenheid: m2\nextra',
      },
    ]);
    expect(refused).toEqual([
      { line: 0, field: 'amount', message: 'twee is geen geldig getal', text: 'twee' },
      { line: 0, field: 'unit', message: 'm2 staat niet in de lijst met eenheden' },
      { line: 0, field: 'value', message: 'n.v.t. is geen geldig bedrag', text: 'n.v.t.' },
      { line: 0, field: 'tax_id', message: '0% is geen bekend btw-tarief' },
    ]);
  });
});
