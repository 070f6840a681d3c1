import { aPurchase, aSale, type InvoiceOf, lineOf, purchaseLines } from '../../testing/invoices';
import { messagesIn } from '../../testing/messages-in';
import { faultIn, standInUnderTest } from '../../testing/stand-in-under-test';
import { child, childrenOf, type Element, textOf } from '../../xml/element';

const standIn = standInUnderTest();

const post = (document: string, user = 'VISSER/RVISSER') =>
  standIn.signIn(user).then(({ access_token: token }) => standIn.process(document, { token }));
const numberOf = (answer: Element) => textOf(child(answer, 'header'), 'number');
const lines = (answer: Element) =>
  childrenOf(child(answer, 'lines'), 'line').map(
    (line) =>
      `${line.attributes.type} ${textOf(line, 'dim1')} ${textOf(line, 'debitcredit')} ${textOf(line, 'value')}`,
  );
const WARNING = 'destiny="temporary" raisewarning="true"';

describe('a purchase invoice', () => {
  it('is booked as a concept with a number of its own, and the VAT line it did not send', async () => {
    const answer = await post(aPurchase());
    expect(answer.attributes).toMatchObject({ result: '1', location: 'temporary' });
    expect(numberOf(answer)).toBe('202600001');
    expect(lines(answer)).toEqual([
      'total 1600 credit 121.00',
      'detail 4300 debit 100.00',
      'vat 1510 debit 21.00',
    ]);
    expect(numberOf(await post(aPurchase({ number: 'F-2' })))).toBe('202600002');
  });

  it('is final when it is asked to be', async () => {
    const answer = await post(aPurchase({ attributes: 'destiny="final"' }));
    expect(answer.attributes.location).toBe('final');
  });

  it('sent twice is there twice, unless warnings are asked for', async () => {
    await post(aPurchase());
    await post(aPurchase());
    expect(await standIn.transactions()).toHaveLength(2);
    const refused = await post(aPurchase({ number: 'F-2026-17', attributes: WARNING }));
    expect(refused.attributes.result).toBe('0');
    expect(messagesIn(refused)).toEqual({
      'header/invoicenumber': 'Factuurnummer F-2026-17 komt reeds voor.',
    });
    expect(await standIn.transactions()).toHaveLength(2);
  });

  it('is warned of by a wish on the element alone, and not for another relation', async () => {
    await post(aPurchase());
    const own = aPurchase().replace('<invoicenumber>', '<invoicenumber raisewarning="true">');
    const answer = await post(own);
    expect(
      child(answer, 'header')?.children.find(({ name }) => name === 'invoicenumber')?.attributes,
    ).toMatchObject({ msgtype: 'warning', result: '0' });
    const other = await post(
      aPurchase({ attributes: WARNING, lines: purchaseLines({}, { dim2: '2001' }) }),
    );
    expect(other.attributes.result).toBe('1');
  });

  it('takes its control ledger from the relation when none is sent', async () => {
    const answer = await post(aPurchase({ lines: purchaseLines({}, { dim1: '' }) }));
    expect(lines(answer)[0]).toBe('total 1600 credit 121.00');
  });

  it('is due after the days of its relation when nothing is said', async () => {
    expect(textOf(child(await post(aPurchase()), 'header'), 'duedate')).toBe('20261203');
  });

  it('is there after a restart, and the next number follows it', async () => {
    await post(aPurchase());
    await standIn.restart();
    expect(numberOf(await post(aPurchase({ number: 'F-3' })))).toBe('202600002');
  });

  it('reversed is a credit note with the same, positive amounts', async () => {
    const credit = purchaseLines({ side: 'credit' }, { side: 'debit' });
    expect(lines(await post(aPurchase({ lines: credit })))).toEqual([
      'total 1600 debit 121.00',
      'detail 4300 credit 100.00',
      'vat 1510 credit 21.00',
    ]);
  });
});

it('books a sales invoice on the other sides', async () => {
  expect(lines(await post(aSale()))).toEqual([
    'total 1300 debit 121.00',
    'detail 8000 credit 100.00',
    'vat 1530 credit 21.00',
  ]);
});

it('answers a post and a read in two wordings', async () => {
  const posted = await post(aPurchase());
  const read = await post(
    `<read><type>transaction</type><office>1001</office><code>INK</code><number>${numberOf(posted)}</number></read>`,
  );
  const total = (answer: Element) => childrenOf(child(answer, 'lines'), 'line')[0] ?? answer;
  expect(child(total(posted), 'dim1')?.attributes).toMatchObject({ type: 'BAS' });
  expect(child(total(read), 'dim1')?.attributes).toMatchObject({ dimensiontype: 'BAS' });
  expect(textOf(total(posted), 'customersupplier')).toBe('2000');
  expect(textOf(total(read), 'relation')).toBe('2000');
  expect(textOf(total(posted), 'openbasevalue')).toBe('121.00');
  expect(textOf(total(read), 'basevalueopen')).toBe('121.00');
  expect(textOf(child(read, 'header'), 'inputdate')).toBe('20261122100000');
  expect(child(child(posted, 'header') ?? posted, 'inputdate')).toBeUndefined();
});

describe('what is refused stays out, with a message at its element', () => {
  const detail = (more: Parameters<typeof lineOf>[0]) => ({ lines: purchaseLines(more) });
  it.each<[string, InvoiceOf, Record<string, string>]>([
    [
      'an invoice that lacks a cent',
      { lines: purchaseLines({}, { value: '121.01' }) },
      {
        transaction:
          'De boeking is niet in balans. Er ontbreekt 0.01 debet.//De boeking balanceert niet in de basisvaluta. Er ontbreekt 0.01 debet.',
      },
    ],
    [
      'a sales code in a purchase journal',
      detail({ more: '<vatcode>VH</vatcode>' }),
      {
        'lines/line/vatcode':
          'BTW Hoog (VH) is van het type Verkoop terwijl het dagboek van het btw-type Inkoop is.',
      },
    ],
    [
      'a date that does not exist',
      { date: '20261131' },
      { 'header/date': 'Datum 20261131 is ongeldig.' },
    ],
    [
      'a closed period',
      { date: '20251115' },
      { 'header/date': 'De boeking kan niet gemaakt worden omdat periode 2025/11 is afgesloten.' },
    ],
    [
      'a period that is not there',
      { date: '20200115' },
      { 'header/date': 'De boeking kan niet gemaakt worden omdat periode 2020/01 niet bestaat.' },
    ],
    [
      'a date outside the period that was sent, with warnings',
      { attributes: WARNING, header: '<period>2026/09</period>' },
      { 'header/date': 'Datum 03-11-2026 valt buiten de opgegeven periode (2026/09).' },
    ],
    [
      'a period by a name that is not its own',
      { header: '<period>2026/011</period>' },
      {
        'header/period': 'De boeking kan niet gemaakt worden omdat periode 2026/011 niet bestaat.',
      },
    ],
    [
      'no invoice number',
      { number: '' },
      { 'header/invoicenumber': 'Factuurnummer moet worden ingevuld.' },
    ],
    [
      'a due date before the date',
      { header: '<duedate>20261102</duedate>' },
      { 'header/duedate': 'De vervaldatum is ongeldig.' },
    ],
    ['an unknown journal', { journal: 'PNV' }, { 'header/code': 'Dagboek PNV bestaat niet.' }],
    [
      'a bank journal',
      { journal: 'BNK' },
      { 'header/code': 'In dagboek BNK kan niet worden geboekt.' },
    ],
    ['an unknown currency', { currency: 'XXX' }, { 'header/currency': 'Valuta XXX bestaat niet.' }],
    [
      'a currency without a rate',
      { currency: 'JPY' },
      { 'header/currency': 'Er is geen koers voor valuta JPY op 03-11-2026.' },
    ],
    [
      'an unknown ledger',
      detail({ dim1: '99999' }),
      { 'lines/line/dim1': 'Dimensie 99999 komt niet voor in administratie 1001.' },
    ],
    [
      'an unknown relation',
      { lines: purchaseLines({}, { dim2: '2999' }) },
      { 'lines/line/dim2': 'Dimensie 2999 komt niet voor in administratie 1001.' },
    ],
    [
      'a project where a cost centre belongs',
      detail({ dim2: 'P0001' }),
      {
        'lines/line/dim2':
          'Het formaat van het dimensietype van dimensie P0001 op niveau 2 moet voldoen aan het formaat KPL.',
      },
    ],
    [
      'a cost centre where a project belongs',
      detail({ dim3: '00001' }),
      {
        'lines/line/dim3':
          'Het formaat van het dimensietype van dimensie 00001 op niveau 3 moet voldoen aan het formaat PRJ.',
      },
    ],
    [
      'wages without a cost centre',
      detail({ dim1: '4000' }),
      {
        'lines/line/dim1':
          'Grootboekrekening 4000 vereist de specificatie van een relatie of kostenplaats.',
      },
    ],
    [
      'a ledger that must have VAT without it',
      { lines: purchaseLines({ dim1: '4210', more: '' }, { value: '100.00' }) },
      { 'lines/line/vatcode': 'Er ontbreekt een btw-code.' },
    ],
    [
      'an unknown VAT code',
      { lines: purchaseLines({ more: '<vatcode>21</vatcode>' }, { value: '100.00' }) },
      { 'lines/line/vatcode': 'Btw 21 bestaat niet of is (nog) niet actief.' },
    ],
    [
      'a description of 41 characters',
      detail({ more: `<vatcode>IH</vatcode><description>${'a'.repeat(41)}</description>` }),
      { 'lines/line/description': 'De waarde is te lang (maximaal 40 tekens).' },
    ],
    [
      'a negative amount',
      { lines: purchaseLines({ value: '-100.00', more: '' }, { value: '0.00' }) },
      { 'lines/line/value': 'Het bedrag is ongeldig.' },
    ],
  ])('%s', async (_, invoice, messages) => {
    const answer = await post(aPurchase(invoice));
    expect(answer.attributes.result).toBe('0');
    expect(messagesIn(answer)).toMatchObject(messages);
    expect(await standIn.transactions()).toEqual([]);
  });

  it('in the language of the user', async () => {
    const answer = await post(aPurchase({ number: '' }), 'VISSER/JSMITH');
    expect(messagesIn(answer)).toEqual({
      'header/invoicenumber': 'Invoice number must be entered.',
    });
  });

  it('with all of its messages at once', async () => {
    const answer = await post(
      aPurchase({ date: '20261131', lines: purchaseLines({ dim1: '9999' }, { value: '1.00' }) }),
    );
    expect(Object.keys(messagesIn(answer))).toEqual([
      'transaction',
      'header/date',
      'lines/line/dim1',
    ]);
  });

  it('when its period was closed in the meantime', async () => {
    await standIn.switchOn({ fault: 'period-closed', office: 'VISSER/1001', period: '2026/11' });
    expect(messagesIn(await post(aPurchase()))).toHaveProperty(['header/date']);
  });

  it('when a dimension is no longer in use', async () => {
    await post(
      '<dimension status="inactive"><office>1001</office><type>CRD</type><code>2000</code><name>Weg</name></dimension>',
    );
    expect(messagesIn(await post(aPurchase()))).toEqual({
      'lines/line/dim2': 'Dimensie 2000 is niet actief.',
    });
  });
});

describe('free text', () => {
  it('is kept where the journal allows it', async () => {
    const header = '<freetext3>bw-abcdefghij</freetext3>';
    const answer = await post(aSale({ header }));
    expect(textOf(child(answer, 'header'), 'freetext3')).toBe('bw-abcdefghij');
  });

  it('fails the whole posting where it does not', async () => {
    const answer = await post(aSale({ journal: 'VRKI', header: '<freetext3>x</freetext3>' }));
    expect(messagesIn(answer)).toEqual({
      'header/freetext3': 'Vrij tekstveld 3 is niet toegestaan in dagboek VRKI.',
    });
    expect((await post(aSale({ journal: 'VRKI' }))).attributes.result).toBe('1');
  });
});

describe('VAT', () => {
  const amounts = (more: string, total: string, attributes = 'destiny="temporary"') =>
    post(aPurchase({ attributes, lines: purchaseLines({ more }, { value: total }) }));

  it('is that of the line when it was sent', async () => {
    const answer = await amounts('<vatcode>IH</vatcode><vatvalue>20.99</vatvalue>', '120.99');
    expect(lines(answer)[2]).toBe('vat 1510 debit 20.99');
  });

  it.each([
    ['0.01', '121.01', '21.01'],
    ['0.02', '120.98', '20.98'],
  ])('takes up a difference of %s with autobalancevat', async (_, total, vat) => {
    const answer = await amounts('<vatcode>IH</vatcode>', total, 'autobalancevat="true"');
    expect(lines(answer)[2]).toBe(`vat 1510 debit ${vat}`);
  });

  it('takes up no difference of three cents, nor any without autobalancevat', async () => {
    const three = await amounts('<vatcode>IH</vatcode>', '121.03', 'autobalancevat="true"');
    expect(three.attributes.result).toBe('0');
    const one = await amounts('<vatcode>IH</vatcode>', '121.01', 'autobalancevat="false"');
    expect(one.attributes.result).toBe('0');
  });

  it('of a reversed charge is made on both sides, and not part of the total', async () => {
    const answer = await amounts('<vatcode>IV</vatcode>', '100.00');
    expect(lines(answer).slice(2)).toEqual(['vat 1510 debit 21.00', 'vat 1520 credit 21.00']);
  });

  it('sent as a line of its own is not made again', async () => {
    const vat = lineOf({
      type: 'vat',
      id: '3',
      dim1: '1510',
      value: '21.00',
      side: 'debit',
      more: '<vatcode>IH</vatcode><baseline>2</baseline><vatturnover>100.00</vatturnover>',
    });
    expect(lines(await post(aPurchase({ lines: purchaseLines() + vat })))).toHaveLength(3);
  });

  it('is that of the date', async () => {
    standIn.clock.now = new Date('2018-12-20T10:00:00Z');
    await standIn.send('POST', '/_reset');
    const low = { more: '<vatcode>IL</vatcode>' };
    const december = purchaseLines(low, { value: '106.00' });
    expect(lines(await post(aPurchase({ date: '20181231', lines: december })))[2]).toBe(
      'vat 1510 debit 6.00',
    );
    const january = purchaseLines(low, { value: '109.00' });
    expect(lines(await post(aPurchase({ date: '20190101', lines: january })))[2]).toBe(
      'vat 1510 debit 9.00',
    );
  });
});

describe('what was bought inside the European Union', () => {
  const bought = (more: string) =>
    post(
      aPurchase({
        lines: purchaseLines(
          { more: `<vatcode>ICT</vatcode>${more}` },
          { dim2: '2003', value: '100.00' },
        ),
      }),
    );

  it('has the country and VAT number of the relation', async () => {
    const [, detail] = childrenOf(child(await bought(''), 'lines'), 'line');
    expect(textOf(detail, 'performancecountry')).toBe('DE');
    expect(textOf(detail, 'performancevatnumber')).toBe('DE136695976');
  });

  it('must have a date when it is a service', async () => {
    const services = '<performancetype>services</performancetype>';
    expect(messagesIn(await bought(services))).toEqual({
      'lines/line/performancedate': 'De prestatiedatum moet worden ingevuld.',
    });
    const dated = await bought(`${services}<performancedate>20261101</performancedate>`);
    expect(dated.attributes.result).toBe('1');
  });

  it('belongs to its own VAT codes alone', async () => {
    const more = '<vatcode>IH</vatcode><performancetype>goods</performancetype>';
    expect(messagesIn(await post(aPurchase({ lines: purchaseLines({ more }) })))).toEqual({
      'lines/line/performancetype': 'Een prestatie hoort alleen bij een ICT-btw-code.',
    });
  });
});

it('books another currency at its rate, in balance in both', async () => {
  const answer = await post(aPurchase({ currency: 'USD' }));
  const sums = childrenOf(child(answer, 'lines'), 'line').map((line) => textOf(line, 'basevalue'));
  expect(sums).toEqual(['111.52', '92.17', '19.35']);
});

it('books a journal entry without a total line', async () => {
  const entry =
    lineOf({ id: '1', dim1: '4100', value: '50.00', side: 'debit' }) +
    lineOf({ id: '2', dim1: '1800', value: '50.00', side: 'credit' });
  const answer = await post(aPurchase({ journal: 'MEMO', number: '', lines: entry }));
  expect(answer.attributes.result).toBe('1');
});

describe('a number that was sent', () => {
  const numbered = (number: string, invoice: InvoiceOf = {}) =>
    post(aPurchase({ ...invoice, header: `<number>${number}</number>` }));

  it('changes the concept', async () => {
    await post(aPurchase());
    const answer = await numbered('202600001', { number: 'F-ANDERS', attributes: WARNING });
    expect(answer.attributes.result).toBe('1');
    expect(await standIn.transactions()).toMatchObject([
      { number: '202600001', invoicenumber: 'F-ANDERS' },
    ]);
  });

  it('changes nothing that is final, and nothing that is not there', async () => {
    await post(aPurchase({ attributes: 'destiny="final"' }));
    expect(messagesIn(await numbered('202600001'))).toEqual({
      'header/number': 'Boeking INK 202600001 is definitief.',
    });
    expect(messagesIn(await numbered('202600009'))).toEqual({
      'header/number': 'Boeking INK 202600009 bestaat niet.',
    });
  });
});

describe('several at once', () => {
  it('have a result each, and 0 for all when one failed', async () => {
    const answer = await post(
      `<transactions>${aPurchase()}${aPurchase({ number: '' })}</transactions>`,
    );
    expect(answer.attributes.result).toBe('0');
    expect(answer.children.map(({ attributes }) => attributes.result)).toEqual(['1', '0']);
    expect(await standIn.transactions()).toHaveLength(1);
  });
});

it('refuses more than a thousand lines with HTTP 400', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    lineOf({ id: String(index + 2), value: '0.01', side: 'debit' }),
  ).join('');
  const total = lineOf({ type: 'total', id: '1', dim2: '2000', value: '10.00', side: 'credit' });
  const answer = await standIn.ask(aPurchase({ lines: total + many }));
  expect([answer.statusCode, faultIn(answer.rawPayload).code]).toEqual([400, '400']);
});

describe('deleting', () => {
  const remove = (attributes: string, number = '202600001') =>
    post(
      `<transaction action="delete"${attributes}><office>1001</office><code>INK</code><number>${number}</number></transaction>`,
    );

  it('takes a concept out; its number is not given out again', async () => {
    await post(aPurchase());
    expect((await remove(' reason="dubbel"')).attributes.result).toBe('1');
    expect((await remove(' reason="dubbel"')).attributes.result).toBe('0');
    expect(numberOf(await post(aPurchase()))).toBe('202600002');
  });

  it('needs a reason', async () => {
    await post(aPurchase());
    expect(messagesIn(await remove(''))).toEqual({ transaction: 'Geef een reden op.' });
  });

  it('leaves what is final', async () => {
    await post(aPurchase({ attributes: 'destiny="final"' }));
    expect(messagesIn(await remove(' reason="fout"'))).toEqual({
      number: 'Boeking INK 202600001 is definitief.',
    });
  });
});
