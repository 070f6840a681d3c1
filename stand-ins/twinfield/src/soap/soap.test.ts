import { documentIn, envelope, envelopeWith } from '../testing/envelopes';
import { faultIn, standInUnderTest } from '../testing/stand-in-under-test';

const standIn = standInUnderTest();
const LIST = '<list><type>dimensions</type><office>1001</office><dimtype>PRJ</dimtype></list>';
const OFFICES = '<list><type>offices</type></list>';

const refusal = async (...asked: Parameters<typeof standIn.ask>) => {
  const { statusCode, rawPayload } = await standIn.ask(...asked);
  return { status: statusCode, ...faultIn(rawPayload) };
};

describe('the header', () => {
  it.each([
    ['without CompanyId', ''],
    ['with an empty one', '<CompanyId xsi:nil="true"/>'],
    ['with that of the office', '<CompanyId>a1d1f3de-0001-4c58-8d2f-3a6f57a1c001</CompanyId>'],
  ])('is taken %s', async (_, companyId) => {
    expect((await standIn.process(LIST, { companyId })).attributes.result).toBe('1');
  });

  it('may name the office by its id alone', async () => {
    const companyId = '<CompanyId>a1d1f3de-0001-4c58-8d2f-3a6f57a1c001</CompanyId>';
    expect((await standIn.process(LIST, { company: '', companyId })).name).toBe('dimensions');
  });

  it('must name an office for all but the list of offices', async () => {
    expect(await refusal(LIST, { company: '' })).toEqual({
      status: 500,
      code: '101',
      message: 'Toegang geweigerd. Company ontbreekt in request header.',
    });
    expect((await standIn.process(OFFICES, { company: '' })).name).toBe('offices');
  });

  it.each([
    ['no token', { token: '' }, 500, '101'],
    ['an unknown token', { token: 'geraden' }, 401, '354'],
    ['an office that is not there', { company: '9999' }, 403, '358'],
    ['the id of another office', { companyId: '<CompanyId>x</CompanyId>' }, 403, '359'],
  ])('with %s is fault %s %s', async (_, asked, status, code) => {
    expect(await refusal(LIST, asked)).toMatchObject({ status, code });
  });

  it('with a token past its hour is fault 354, with a revoked one 103', async () => {
    const { access_token: token } = await standIn.signIn();
    await standIn.switchOn({ fault: 'expire-tokens' });
    expect(await refusal(LIST, { token })).toMatchObject({ status: 401, code: '354' });
    await standIn.switchOn({ fault: 'revoke-tokens' });
    expect(await refusal(LIST, { token })).toMatchObject({ status: 401, code: '103' });
  });

  it('with a token without twf.organisationUser is fault 351', async () => {
    const { access_token: token } = await standIn.signIn('VISSER/RVISSER', 'openid');
    expect(await refusal(LIST, { token })).toMatchObject({ status: 401, code: '351' });
  });

  it('with an office closed to the user is fault 102, in the language of the user', async () => {
    const { access_token: token } = await standIn.signIn('VISSER/JSMITH');
    expect(await refusal(LIST, { token, company: '1004' })).toEqual({
      status: 403,
      code: '102',
      message: 'You do not have access to this company.',
    });
  });

  it('reaches the office of that code in its own organisation alone', async () => {
    const { access_token: token } = await standIn.signIn('TULIP/TDEVRIES');
    const document = '<read><type>office</type><office>1001</office><code>1001</code></read>';
    const office = await standIn.process(document, { token });
    expect(office.children.find(({ name }) => name === 'name')?.text).toBe('Tulip Trading Inc.');
    expect(await refusal(LIST, { token, company: '1002' })).toMatchObject({ code: '358' });
  });

  it('is not seen in another namespace', async () => {
    const { access_token: token } = await standIn.signIn();
    const body = envelopeWith(LIST, { token, company: '1001' }).replace(
      '<Header xmlns="http://www.twinfield.com/">',
      '<Header xmlns="http://elders.example/">',
    );
    const answer = await standIn.soap('processxml.asmx', body, 'ProcessXmlString');
    expect(faultIn(answer.rawPayload).code).toBe('101');
  });
});

describe('a document', () => {
  it.each([
    ['is no XML', '<list><type>'],
    ['brings entities', '<!DOCTYPE list [<!ENTITY e "offices">]><list><type>&e;</type></list>'],
    ['is too deep', `<list>${'<a>'.repeat(50)}${'</a>'.repeat(50)}</list>`],
    ['has a root that nobody knows', '<constructor/>'],
  ])('that %s is fault 187', async (_, document) => {
    expect(await refusal(document)).toMatchObject({ status: 500, code: '187' });
  });

  it('may come as CDATA', async () => {
    const wrap = (text: string) => `<![CDATA[${text}]]>`;
    expect((await standIn.process(LIST, { wrap })).name).toBe('dimensions');
  });

  it('may come and go as itself with ProcessXmlDocument', async () => {
    const { access_token } = await standIn.signIn();
    const header = `<Header xmlns="http://www.twinfield.com/"><AccessToken>${access_token}</AccessToken></Header>`;
    const body = `<ProcessXmlDocument xmlns="http://www.twinfield.com/"><xmlRequest>${OFFICES.replace('<list>', '<list xmlns="">')}</xmlRequest></ProcessXmlDocument>`;
    const answer = await standIn.soap(
      'processxml.asmx',
      envelope(header, body),
      'ProcessXmlDocument',
    );
    expect(answer.body).toContain('<ProcessXmlDocumentResult><offices result="1">');
  });

  it('is refused with the action of another, or the compressed one, which is gone', async () => {
    const { access_token: token } = await standIn.signIn();
    const body = envelopeWith(LIST, { token, company: '1001' });
    const answer = await standIn.soap('processxml.asmx', body, 'ProcessXmlCompressed');
    expect([answer.statusCode, faultIn(answer.rawPayload).code]).toEqual([500, '100']);
  });

  it('larger than two megabytes is not read', async () => {
    const answer = await standIn.ask(`<list>${' '.repeat(2 * 1024 * 1024)}</list>`);
    expect(answer.statusCode).toBe(413);
  });
});

describe('an answer', () => {
  it('is escaped where something was written and CDATA where it was read', async () => {
    expect((await standIn.ask(LIST)).body).toContain('<ProcessXmlStringResult>&lt;dimensions');
    const read = '<read><type>vat</type><office>1001</office><code>VH</code></read>';
    expect((await standIn.ask(read)).body).toContain('<ProcessXmlStringResult><![CDATA[<vat ');
  });

  it('says of the offices that it is UTF-16, which it is not', async () => {
    const answer = await standIn.ask(OFFICES);
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(answer.body).toContain(
      '&lt;?xml version=&quot;1.0&quot; encoding=&quot;utf-16&quot;?&gt;',
    );
  });

  it.each([
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
    ['utf-8-bom', [0xef, 0xbb]],
  ])('travels as %s with its mark when told to', async (encoding, mark) => {
    await standIn.switchOn({ fault: 'answer-shape', encoding, wrapping: 'cdata' });
    const { rawPayload } = await standIn.ask(OFFICES);
    expect([...rawPayload.subarray(0, 2)]).toEqual(mark);
    expect(documentIn(rawPayload).name).toBe('offices');
  });
});

it('answers no other cluster than the present one', async () => {
  expect((await standIn.ask(OFFICES)).statusCode).toBe(200);
  await standIn.switchOn({ fault: 'cluster-moved' });
  expect((await standIn.ask(OFFICES)).statusCode).toBe(404);
});
