import { deploy } from '@boekwerk/shared/testing/deploy';
import { afterSignIn } from './after-sign-in';

const asked = (redirect: string) => afterSignIn(`?redirect=${encodeURIComponent(redirect)}`);

beforeAll(() => deploy());

describe('the page after signing in', () => {
  it.each([
    '/dashboard',
    '/invoicing/invoice/overview?tab=concept&page=2',
    '/invoicing/invoice/edit/12',
    '/administration/praxis',
    '/d/bw-abcdefghijklmnop',
    '/relation/overview?search=van+der+Berg',
    '/relation/overview?search=jan*',
    '/settings/company/edit#logo',
    '/onboarding/',
  ])('is the one that was asked for: %s', (path) => {
    expect(asked(path)).toBe(path);
  });

  it.each([
    ['nothing', ''],
    ['another host', '//evil.example'],
    ['another host below a page', '//evil.example/dashboard'],
    ['a backslash', '/\\evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme', 'https://evil.example/dashboard'],
    ['a script', 'javascript:alert(1)'],
    ['the sign-in page itself', '/login?redirect=/dashboard'],
    ['the sign-in page in another spelling', '/Login/'],
    ['a page that has nothing to ask of who is signed in', '/register'],
    ['the page that would end the session', '/logout'],
    ['a page that is not there', '/invoicing/nowhere'],
    ['a tab before another host', '\t//evil.example'],
    ['a tab inside', '/\t/evil.example/dashboard'],
    ['a way up', '/dashboard/../../evil'],
    ['an encoded way up', '/dashboard/%2e%2e/remotes/x.js'],
    ['a file', '/remotes/x.js'],
    ['what only begins like a page', '/dashboardje'],
    ['a relative path', 'dashboard'],
    ['a hundred kilobytes', `/dashboard?x=${'a'.repeat(100_000)}`],
  ])('is the dashboard for %s', (_, path) => {
    expect(asked(path)).toBe('/dashboard');
  });
});
