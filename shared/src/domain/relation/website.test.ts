import { isWebsite } from './website';

it.each([
  ['www.bakkerijjansen.nl', true],
  ['https://bakkerij-jansen.nl/brood?vers=ja', true],
  ['http://café.fr:8080', true],
  ['bakkerij', false],
  ['ftp://bakkerij.nl', false],
  ['javascript:alert(1).nl', false],
  ['www.bakkerij jansen.nl', false],
])('%s is the address of a website: %s', (text, is) => {
  expect(isWebsite(text)).toBe(is);
});
