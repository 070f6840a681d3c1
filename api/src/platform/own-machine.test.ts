import { isOwnMachine, wantsDemo } from './own-machine.mjs';

it.each<[boolean, Parameters<typeof isOwnMachine>[0]]>([
  [true, {}],
  [true, { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' }],
  [true, { PUBLIC_URL: 'http://localhost:3000' }],
  [true, { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }],
  [true, { PUBLIC_URL: '', HOST: '' }],
  [false, { PUBLIC_URL: 'https://boekwerk.nl' }],
  [false, { PUBLIC_URL: 'http://127.0.0.1.elders.nl' }],
  [false, { PUBLIC_URL: 'http://localhost.elders.nl' }],
  [false, { PUBLIC_URL: 'http://192.168.1.10:3000' }],
  [false, { HOST: '0.0.0.0' }],
  [false, { HOST: '::' }],
  [false, { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: '192.168.1.10' }],
])('is %s that %j is for this machine alone', (own, settings) => {
  expect(isOwnMachine(settings)).toBe(own);
});

it('puts the demo on the own machine by itself, and elsewhere only when it is asked for', () => {
  const elsewhere = { PUBLIC_URL: 'https://boekwerk.nl' };
  expect(wantsDemo({})).toBe(true);
  expect(wantsDemo({ DEMO: 'off' })).toBe(false);
  expect(wantsDemo(elsewhere)).toBe(false);
  expect(wantsDemo({ ...elsewhere, DEMO: 'on' })).toBe(true);
});
