import { messagesIn } from '../../testing/messages-in';
import { standInUnderTest } from '../../testing/stand-in-under-test';
import { child, childrenOf, textOf } from '../../xml/element';

const standIn = standInUnderTest();

const read = (type: string, code: string, more = '', user = 'VISSER/RVISSER') =>
  standIn
    .signIn(user)
    .then(({ access_token: token }) =>
      standIn.process(
        `<read><type>${type}</type><office>1001</office>${more}<code>${code}</code></read>`,
        { token },
      ),
    );

it('reads an office with its currency', async () => {
  const general = child(await read('office', '1001', '', 'TULIP/TDEVRIES'), 'general');
  expect(textOf(general, 'basecurrency')).toBe('USD');
});

it('reads an office only when both its codes are the same', async () => {
  expect(messagesIn(await read('office', '1002'))).toEqual({
    code: 'U hebt geen toegang tot deze administratie.',
  });
});

it('reads a relation with its address, bank and control ledger', async () => {
  const relation = await read('dimensions', '2000', '<dimtype>CRD</dimtype>');
  expect(relation.attributes).toMatchObject({ status: 'active', result: '1' });
  expect(textOf(relation, 'name')).toBe('Meelfabriek De Korenbloem B.V.');
  expect(textOf(child(relation, 'financials'), 'substitutewith')).toBe('1600');
  expect(textOf(childrenOf(child(relation, 'addresses'), 'address')[0], 'city')).toBe('Rotterdam');
  expect(textOf(childrenOf(child(relation, 'banks'), 'bank')[0], 'iban')).toBe(
    'NL91ABNA0417164300',
  );
});

it('says where a code is not there, in the language of the user', async () => {
  const dutch = await read('dimensions', '00590', '<dimtype>BAS</dimtype>');
  expect([dutch.name, dutch.attributes.result]).toEqual(['dimension', '0']);
  expect(messagesIn(dutch)).toEqual({ code: 'Dimensie 00590 bestaat niet.' });
  const english = await read('dimensions', '00590', '<dimtype>BAS</dimtype>', 'VISSER/JSMITH');
  expect(messagesIn(english)).toEqual({ code: 'Dimension 00590 does not exist.' });
});

it('reads the mask and the level of a type', async () => {
  const type = await read('dimensiontype', 'DEB');
  expect(textOf(type, 'mask')).toBe('1[0-9][0-9][0-9]');
  expect(textOf(child(type, 'levels'), 'financials')).toBe('2');
  const project = await read('dimensiontype', 'PRJ');
  expect(textOf(child(project, 'levels'), 'financials')).toBe('3');
});

it('reads a VAT code with the history of its percentage, its ledgers and boxes', async () => {
  const vat = await read('vat', 'VH');
  expect([textOf(vat, 'type'), vat.attributes.status]).toEqual(['sales', 'active']);
  const rates = childrenOf(child(vat, 'percentages'), 'percentage');
  expect(rates.map((rate) => `${textOf(rate, 'date')} ${textOf(rate, 'percentage')}`)).toEqual([
    '20010101 19.000000000',
    '20121001 21.000000000',
  ]);
  const [account] = childrenOf(child(rates[1] ?? vat, 'accounts'), 'account');
  expect([textOf(account, 'dim1'), textOf(account, 'group')]).toEqual(['1530', 'NL1A']);
});

it('reads of a reversed charge two ledgers that make nothing together', async () => {
  const [, rate] = childrenOf(child(await read('vat', 'IV'), 'percentages'), 'percentage');
  const accounts = childrenOf(rate && child(rate, 'accounts'), 'account');
  expect(accounts.map((each) => `${textOf(each, 'group')} ${textOf(each, 'percentage')}`)).toEqual([
    'NL5B 100.0',
    'NL2A -100.0',
  ]);
});

it.each([
  ['vat', 'XX', 'code'],
  ['transaction', '202600001', 'number'],
  ['raadsel', '1', 'type'],
])('says of a %s that is not there where it looked', async (type, code, place) => {
  const answer = await read(type, code);
  expect(answer.attributes.result).toBe('0');
  expect(Object.keys(messagesIn(answer))).toEqual([place]);
});
