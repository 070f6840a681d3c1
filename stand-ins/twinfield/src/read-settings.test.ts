import { readSettings } from './read-settings';

it('knows the product and itself by their usual addresses', () => {
  const { port, publicUrl, clients, fairUse } = readSettings({});
  expect([port, publicUrl, fairUse]).toEqual([3027, 'http://127.0.0.1:3027', 'off']);
  expect(clients[0]?.redirectUris).toEqual(['http://127.0.0.1:3000/settings/company/twinfield']);
});

it('goes by the addresses that it is told', () => {
  const settings = readSettings({
    ACCOUNTING_URL: 'https://twinfield.example/',
    PUBLIC_URL: 'https://boekwerk.example',
  });
  expect(settings.publicUrl).toBe('https://twinfield.example');
  expect(settings.clients[0]?.redirectUris).toEqual([
    'https://boekwerk.example/settings/company/twinfield',
  ]);
});

it.each([
  ['ACCOUNTING_PORT', 'x'],
  ['ACCOUNTING_URL', 'x'],
  ['ACCOUNTING_FAIR_USE', 'x'],
])('names %s when it does not fit', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
