import { deviceName } from './device-name';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Chrome op Windows', `(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`],
  ['Edge op Windows', `(Windows NT 10.0) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`],
  ['Opera op Linux', `(X11; Linux x86_64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 OPR/127.0`],
  ['Firefox op Mac', '(Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari op Mac',
    '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.1 Safari/1',
  ],
  ['Safari op iPhone', '(iPhone; CPU iPhone OS 26_1) AppleWebKit/605 Version/26.1 Mobile Safari/6'],
  ['Chrome op iPad', '(iPad; CPU OS 26_1) AppleWebKit/605 CriOS/143.0 Mobile Safari/604.1'],
  ['Firefox op Android', '(Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Chrome op ChromeOS', `(X11; CrOS x86_64 16463) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`],
  [
    'Samsung Internet op Android',
    `(Linux; Android 16; SM-S938B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/5`,
  ],
])('says %s', (name, rest) => {
  expect(deviceName(`Mozilla/5.0 ${rest}`)).toBe(name);
});

it.each(['', 'curl/8.5.0', 'Mozilla/5.0', '<script>alert(1)</script>'])(
  'does not know %p, and does not repeat it',
  (user_agent) => {
    expect(deviceName(user_agent)).toBe('Onbekend apparaat');
  },
);
