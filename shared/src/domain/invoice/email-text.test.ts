import {
  CREDIT_EMAIL_TEXT,
  DEFAULT_EMAIL_TEXT,
  EARLY_REMINDER_TEXT,
  fillPlaceholders,
  LATE_REMINDER_TEXT,
  NOTHING_DUE_EMAIL_TEXT,
  type PlaceholderValues,
  reminderText,
  unknownPlaceholders,
} from './email-text';

const words: PlaceholderValues = {
  from_company_name: 'Bakkerij Jansen',
  bank_account: 'NL91ABNA0417164300',
  from_contact_name: 'Sanne de Boer',
  from_email: 'info@jansen.example',
  to_company_name: 'De Gouden Lepel',
  to_contact_first_name: 'Anna',
  to_contact_last_name: 'de Wit',
  invoice_number: '2026-0001',
  invoice_amount: 1234.5,
  open_amount: 234.5,
  due_date: '2026-11-18',
};
const nobody = { to_contact_first_name: '', to_contact_last_name: '' };
const GREETING = 'Beste {to_contact_first_name} {to_contact_last_name},';

describe('fillPlaceholders', () => {
  it.each([
    ['each word', '{invoice_number} van {from_company_name}', '2026-0001 van Bakkerij Jansen'],
    ['a word twice', '{from_email} {from_email}', 'info@jansen.example info@jansen.example'],
    ['the amount in euro', 'Samen {invoice_amount}.', 'Samen €\u00A01.234,50.'],
  ])('fills in %s', (_, text, filled) => {
    expect(fillPlaceholders(text, words)).toBe(filled);
  });

  it.each(['{placeholder}', '{__proto__}', '{constructor}', '{ invoice_number }', '{}', '{{x}}'])(
    'leaves %s as it was typed',
    (text) => {
      expect(fillPlaceholders(`a ${text} b`, words)).toBe(`a ${text} b`);
    },
  );

  it('fills in once: what a name holds between braces is a name', () => {
    const from_company_name = '{from_email}';
    expect(fillPlaceholders('{{from_company_name}}', { ...words, from_company_name })).toBe(
      '{{from_email}}',
    );
  });

  it('leaves the number of a concept to be filled in while it is sent', () => {
    expect(fillPlaceholders('factuur {invoice_number}', { ...words, invoice_number: null })).toBe(
      'factuur {invoice_number}',
    );
  });

  it.each<[string, Partial<PlaceholderValues>, string, string]>([
    ['a contact person', {}, GREETING, 'Beste Anna de Wit,'],
    ['nobody: the company', nobody, GREETING, 'Beste De Gouden Lepel,'],
    ['a first name only', { to_contact_last_name: '' }, GREETING, 'Beste Anna,'],
    ['a last name only', { to_contact_first_name: '' }, GREETING, 'Beste de Wit,'],
    [
      'nobody, called by first name',
      nobody,
      'Dag {to_contact_first_name}!',
      'Dag De Gouden Lepel!',
    ],
    ['a name in front', nobody, '{to_contact_last_name} heeft', 'heeft'],
  ])('calls %s', (_, known, text, filled) => {
    expect(fillPlaceholders(text, { ...words, ...known })).toBe(filled);
  });

  it.each<[string, Partial<PlaceholderValues>, string, string]>([
    ['its label', { bank_account: '' }, 'a\nRekening: {bank_account}\nb', 'a\nb'],
    ['its whole line', { bank_account: '' }, 'a\n{bank_account}\nb', 'a\nb'],
    ['only the space before it', { bank_account: '' }, 'op {bank_account} of zo', 'op of zo'],
  ])('takes away with a word that is not known %s', (_, known, text, filled) => {
    expect(fillPlaceholders(text, { ...words, ...known })).toBe(filled);
  });

  it('signs once when the company has no contact person', () => {
    const signed = fillPlaceholders(DEFAULT_EMAIL_TEXT, { ...words, from_contact_name: '' });
    expect(signed.endsWith('Met vriendelijke groet,\nBakkerij Jansen')).toBe(true);
    expect(
      fillPlaceholders('Groet, {from_contact_name}', { ...words, from_contact_name: '' }),
    ).toBe('Groet, Bakkerij Jansen');
  });
});

describe('unknownPlaceholders', () => {
  it.each([
    ['Dag {to_company_name}', []],
    ['{onzin} en {invoice_number} en {onzin}', ['{onzin}']],
    ['{ invoice_number } {Invoice_number} {}', ['{ invoice_number }', '{Invoice_number}', '{}']],
    ['{__proto__}', ['{__proto__}']],
    ['a { b', []],
    ['a {\n} b', []],
  ])('finds in %j what nothing will be filled in for', (text, found) => {
    expect(unknownPlaceholders(text)).toEqual(found);
  });

  it('goes by the words that are known in a place', () => {
    expect(unknownPlaceholders('{maand} {mand}', ['maand'])).toEqual(['{mand}']);
  });

  it.each([
    ...[DEFAULT_EMAIL_TEXT, CREDIT_EMAIL_TEXT, NOTHING_DUE_EMAIL_TEXT],
    ...[EARLY_REMINDER_TEXT, LATE_REMINDER_TEXT],
  ])('knows all of a usual e-mail text', (emailText) => {
    expect(unknownPlaceholders(emailText)).toEqual([]);
  });
});

describe.each([
  ['an invoice', DEFAULT_EMAIL_TEXT],
  ['a credit', CREDIT_EMAIL_TEXT],
  ['an invoice of nothing', NOTHING_DUE_EMAIL_TEXT],
  ['a late reminder', LATE_REMINDER_TEXT],
  ['an early reminder', EARLY_REMINDER_TEXT],
])('the usual e-mail text of %s', (_, emailText) => {
  it.each<[string, Partial<PlaceholderValues>]>([
    ['everything', {}],
    ['no contact person', nobody],
    ['no account', { bank_account: '' }],
    [
      'no contact on either side and no account',
      { ...nobody, from_contact_name: '', bank_account: '' },
    ],
  ])('reads well with %s', (_with, known) => {
    const text = fillPlaceholders(emailText, { ...words, ...known });
    expect(text).not.toMatch(/[{}]| {2}| [,.?\n]|\n{3}|: *$/m);
    expect(text).toContain('2026-0001');
  });
});

it.each([CREDIT_EMAIL_TEXT, NOTHING_DUE_EMAIL_TEXT])(
  'asks for no money in the e-mail text of what is not to be paid',
  (text) => expect(text).not.toMatch(/overmaken|rekening/i),
);

describe('the e-mail text of a reminder', () => {
  it.each([
    ['2026-11-17', 'Je kunt betalen tot en met 18-11-2026.'],
    ['2026-11-18', 'Je kunt betalen tot en met 18-11-2026.'],
    ['2026-11-19', 'De factuur had uiterlijk 18-11-2026 betaald moeten zijn.'],
  ])('on %s asks for what is open and says when it is due: %s', (today, said) => {
    const emailText = fillPlaceholders(reminderText(words.due_date, today), words);
    expect(emailText).toContain('nog €\u00A0234,50 open');
    expect(emailText).toContain(said);
    expect(emailText).not.toContain('1.234,50');
  });
});
