import { messagesIn } from '../../testing/messages-in';
import { standInUnderTest } from '../../testing/stand-in-under-test';
import type { Element } from '../../xml/element';

const standIn = standInUnderTest();

const rows = (answer: Element) =>
  answer.children.map(({ text, attributes }) => `${text} ${attributes.name}`);
const dimensions = (dimtype: string, office = '1001') =>
  standIn.process(
    `<list><type>dimensions</type><office>${office}</office><dimtype>${dimtype}</dimtype></list>`,
  );

describe('the list of offices', () => {
  it('holds those that are open to the user', async () => {
    const list = async (user: string) => {
      const { access_token: token } = await standIn.signIn(user);
      return rows(
        await standIn.process('<list><type>offices</type></list>', { token, company: '' }),
      );
    };
    expect(await list('VISSER/JSMITH')).toEqual([
      '1001 Bakkerij Jansen',
      '1002 Café De Kroon',
      '1003 Stichting Dorpsfeest',
    ]);
    expect(await list('TULIP/TDEVRIES')).toEqual(['1001 Tulip Trading Inc.']);
    expect(await list('VISSER/BALIE')).toEqual([]);
  });

  it('no longer holds one that was removed', async () => {
    await standIn.switchOn({ fault: 'office-removed', office: 'VISSER/1002' });
    const answer = await standIn.process('<list><type>offices</type></list>');
    expect(answer.children.map(({ text }) => text)).toEqual(['1001', '1003', '1004']);
  });
});

describe('a list of dimensions', () => {
  it('ends with its own type without a name', async () => {
    expect(rows(await dimensions('PRJ'))).toEqual([
      'P0001 Verbouwing winkel',
      'P0002 Webwinkel',
      'PRJ ',
    ]);
  });

  it('of the balance leaves out profit and loss, and keeps zeros in front', async () => {
    const codes = (await dimensions('BAS')).children.map(({ text }) => text);
    expect(codes).toEqual(expect.arrayContaining(['0110', '1300', '1600']));
    expect(codes).not.toContain('4300');
    expect((await dimensions('PNL')).children.map(({ text }) => text)).toContain('4300');
  });

  it('of all ledgers together has about seventy', async () => {
    const [balance, profit] = [await dimensions('BAS'), await dimensions('PNL')];
    expect(balance.children.length + profit.children.length - 2).toBe(68);
  });

  it('leaves out what is inactive', async () => {
    await standIn.process(
      '<dimension status="inactive"><office>1001</office><type>CRD</type><code>2003</code><name>Weg</name></dimension>',
    );
    expect((await dimensions('CRD')).children.map(({ text }) => text)).toEqual([
      '2000',
      '2001',
      '2002',
      'CRD',
    ]);
  });

  it('of a type or an office that is not there says so at its place', async () => {
    expect(messagesIn(await dimensions('XYZ'))).toEqual({
      dimtype: 'Dimensietype XYZ bestaat niet.',
    });
    expect(messagesIn(await dimensions('BAS', '9999'))).toEqual({
      office: 'De administratie bestaat niet.',
    });
  });
});
