import { scrub } from './scrub';

const TOKEN = '0b9f1c1e-7d0a-4b5c-9a57-3f6d2f0f9a11.c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNl';
const FILE = `${TOKEN.slice(0, 36)}.inline.1795395410.${'bWFj'.repeat(10)}`;

/** An error with each secret that the product knows, in every place that a report has. */
const report = () => ({
  message: `Failed for sanne@bakkerij.nl with Bearer ${TOKEN}`,
  request: {
    url: 'https://boekwerk.nl/resetpassword?code=hQ3x-9_abc&lang=nl',
    headers: { Authorization: `Bearer ${TOKEN}`, Cookie: 'bw_bind=abcdef', 'X-Id': 'k-17' },
    data: { password: 'Welkom-2026!', current_password: 'Oud-2025!', name: 'Sanne' },
  },
  breadcrumbs: [
    { message: `GET /activate?activation_code=zzz.yyy`, data: { otp: '123456', status_code: 400 } },
    { message: 'IBAN NL91 ABNA 0417 1643 00 en NL91ABNA0417164300', data: { bsn: 111222333 } },
    { data: { to: '/settings/company/twinfield?code=eenmalig&state=djE6dmVyemVnZWxk' } },
    { data: { url: `/api/files/v1/file/${FILE}` } },
    { message: 'BSN 111222333, herstelcode ABCD-2345' },
    { message: 'otpauth://totp/Boekwerk:x?secret=JBSWY3DPEHPK3PXP' },
  ],
  extra: { token: TOKEN, nested: [{ general_email: 'info@bakkerij.nl', bank_account: 'x' }] },
});

const SECRETS = [
  ...['sanne@bakkerij.nl', 'info@bakkerij.nl', TOKEN, 'hQ3x', 'bw_bind=abcdef', 'zzz.yyy'],
  ...['Welkom-2026!', 'Oud-2025!', '123456', '0417', 'ABNA', '111222333', 'ABCD-2345'],
  ...['JBSWY3DPEHPK3PXP', 'eenmalig', 'djE6dmVyemVnZWxk', FILE],
];

describe('an error report', () => {
  it.each(SECRETS)('does not tell %s', (secret) => {
    expect(JSON.stringify(report())).toContain(secret);
    expect(JSON.stringify(scrub(report()))).not.toContain(secret);
  });

  it('still tells what is needed to mend it', () => {
    const text = JSON.stringify(scrub(report()));
    for (const kept of [
      '/resetpassword?code=[Filtered]&lang=nl',
      'Failed for',
      'k-17',
      'Sanne',
      '400',
    ])
      expect(text).toContain(kept);
  });

  it('keeps amounts, invoice numbers and ids', () => {
    const harmless = {
      message: 'Factuur 2026-0042 en 2026-2345 van € 1.284,50 (id 1000123)',
      status_code: 400,
    };
    expect(scrub(harmless)).toEqual(harmless);
  });

  it('keeps the name of a build, which has nine digits in a row', () => {
    const frame = { filename: '/remotes/relations/20261121T233827241-df8b5420/7.12345678.js' };
    expect(scrub(frame)).toEqual(frame);
  });

  it('ends when something refers to itself', () => {
    const loop: Record<string, unknown> = { name: 'x' };
    loop.self = loop;
    expect(scrub(loop)).toEqual({ name: 'x', self: '[Filtered]' });
  });
});
