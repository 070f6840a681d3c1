import { isOwnPath } from './own-path';

it.each([
  '/',
  '/api/auth/v1/login?next=//evil.example/../x',
  '/api/a%2fb',
  '/api/files/a.b..c',
  '/invoicing/.../x',
])('%s is a path here', (target) => {
  expect(isOwnPath(target)).toBe(true);
});

it.each([
  'http://evil.example/api/x',
  'https://evil.example/api/x',
  '//evil.example/api/x',
  '/\\evil.example/api/x',
  '*',
  '',
  'api/x',
  'evil.example:443',
  '/api/../x',
  '/api/..',
  '/api/./x',
  '/api/%2e%2e/x',
  '/api/.%2E/x',
  '/api/..%2fx',
  '/api/..%5cx',
  '/api/..\\x',
  '/api/x/..?y',
  '/api/x/..#y',
])('%j is none', (target) => {
  expect(isOwnPath(target)).toBe(false);
});
