import { endpointOf, REGISTERS, registrationOf, VAT_SCHEMES } from './company-identifier';
import { countries, isInEu } from './countries';

const OIN = '00000001823288444000';
const none = { coc_number: '', tax_number: '' };

describe('endpointOf', () => {
  it.each([
    ['a Dutch company', { coc_number: '01234567', tax_number: 'NL004495445B01' }, '0106:01234567'],
    ['a Dutch government', { coc_number: '01234567', oin: OIN }, `0190:${OIN}`],
    [
      'a Dutch company without KvK number',
      { tax_number: 'NL00.4495.445B01' },
      '9944:NL004495445B01',
    ],
    ['a Dutch company with a wrong VAT number', { tax_number: 'NL123456789B01' }, null],
    ['a Dutch company with a foreign VAT number', { tax_number: 'DE136695976' }, null],
    ['a Dutch company without a number', {}, null],
  ])('reaches %s', (_, given, expected) => {
    const endpoint = endpointOf({ country: 'NL', ...none, ...given });
    expect(endpoint && `${endpoint.scheme}:${endpoint.id}`).toBe(expected);
  });

  it.each([
    ['AT', 'ATU06987064', '9914:ATU06987064'],
    ['BE', 'BE0403170701', '0208:0403170701'],
    ['BE', 'BE1000000021', '0208:1000000021'],
    ['BG', 'BG740641412', '9926:BG740641412'],
    ['CH', 'CHE-610.992.790 MWST', '9927:CHE610992790MWST'],
    ['CY', 'CY97254868A', '9928:CY97254868A'],
    ['CZ', 'CZ30048699', '9929:CZ30048699'],
    ['DE', 'DE136695976', '9930:DE136695976'],
    ['DK', 'DK13585628', '0184:13585628'],
    ['EE', 'EE109386816', '9931:EE109386816'],
    ['ES', 'ESB93798130', '9920:ESB93798130'],
    ['FI', 'FI10174135', '0213:FI10174135'],
    ['FR', 'FR40303265045', '9957:FR40303265045'],
    ['GB', 'GB824398255', '9932:GB824398255'],
    ['GR', 'EL491082402', '9933:EL491082402'],
    ['HR', 'HR20861584493', '9934:HR20861584493'],
    ['HU', 'HU54745131', '9910:HU54745131'],
    ['IE', 'IE9314508Q', '9935:IE9314508Q'],
    ['IT', 'IT77760170769', '0211:IT77760170769'],
    ['LT', 'LT203091719', '9937:LT203091719'],
    ['LU', 'LU87042707', '9938:LU87042707'],
    ['LV', 'LV40119710813', '9939:LV40119710813'],
    ['MT', 'MT40125713', '9943:MT40125713'],
    ['NO', 'NO816833558MVA', '0192:816833558'],
    ['PL', 'PL5016014898', '9945:PL5016014898'],
    ['PT', 'PT580215490', '9946:PT580215490'],
    ['RO', 'RO5630868052', '9947:RO5630868052'],
    ['SE', 'SE080777180301', '0007:0807771803'],
    ['SI', 'SI21089663', '9949:SI21089663'],
    ['SK', 'SK4894569350', '9950:SK4894569350'],
  ])(
    'reaches a company in %s with %s by its own register, whatever eight digits it has',
    (country, tax_number, expected) => {
      const { scheme, id } = endpointOf({ country, tax_number, coc_number: '13585628' }) ?? {};
      expect(`${scheme}:${id}`).toBe(expected);
    },
  );

  it.each([
    ['only eight digits', 'DK', '', '13585628'],
    ['a number that cannot exist', 'BE', 'BE0123456789', ''],
    ['a number of another country', 'BE', 'DE136695976', ''],
    ['a number of Northern Ireland, which no scheme knows', 'GB', 'XI824398255', ''],
    ['a country without a scheme', 'US', 'US123456789', ''],
    ['an OIN abroad', 'BE', '', ''],
  ])('does not reach who has %s', (_, country, tax_number, coc_number) => {
    expect(endpointOf({ country, tax_number, coc_number, oin: OIN })).toBeNull();
  });

  it('knows every country of the EU, and no country that nobody can be in', () => {
    const known = [...Object.keys(VAT_SCHEMES), ...Object.keys(REGISTERS)];
    const codes = countries().map(({ code }) => code);
    expect(known.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.filter((code) => isInEu(code) && !known.includes(code))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });
});

describe('registrationOf', () => {
  it.each([
    ['NL', { coc_number: '01234567', oin: OIN }, { scheme: '0106', id: '01234567' }],
    ['NL', { oin: OIN }, { scheme: '0190', id: OIN }],
    ['NL', { tax_number: 'NL004495445B01' }, null],
    ['DK', { coc_number: '13585628' }, { id: '13585628' }],
    [
      'DK',
      { coc_number: '12345678', tax_number: 'DK13585628' },
      { scheme: '0184', id: '13585628' },
    ],
    ['FR', { tax_number: 'FR40303265045' }, { scheme: '0002', id: '303265045' }],
    ['CH', { tax_number: 'CHE610992790TVA' }, { scheme: '0183', id: 'CHE610992790' }],
    ['DE', { tax_number: 'DE136695976' }, null],
  ])('names the register of a company in %s: %j', (country, given, expected) => {
    expect(registrationOf({ country, ...none, ...given })).toEqual(expected);
  });
});
