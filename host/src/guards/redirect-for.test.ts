import { provideDeployment } from '@boekwerk/shared/deployment';
import { rightsOf, type Who } from '@boekwerk/shared/domain/user/rights';
import { type Manifest, readManifest } from '@boekwerk/shared/manifest/manifest.mjs';
import type { Session } from '@boekwerk/shared/session/session';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { aSessionRelation, nothingSpecial } from '@boekwerk/shared/testing/signed-in';
import { redirectFor } from './redirect-for';
import { askingUnknownRights } from './unknown-rights';

const signedIn = (
  over: Partial<Omit<Session, 'relation'>> = {},
  relation: Partial<Who['relation']> = {},
): Session => {
  const session: Session = {
    token: 'abc',
    shares_token: false,
    tab: 'one',
    visit: null,
    relation_id: 7,
    user: null,
    type: 0,
    is_owner: true,
    is_impersonating: false,
    original: null,
    rights_version: null,
    has_lost_client: false,
    rights: null,
    relation: aSessionRelation(),
    ...over,
  };
  const facts = { ...nothingSpecial, ...relation };
  return { ...session, rights: rightsOf({ ...session, assignment: null, relation: facts }) };
};

const nobody: Session = { ...signedIn(), token: null, relation: null, rights: null };
const entrepreneur = signedIn();
const colleague = signedIn({ is_owner: false });
const booking = signedIn({}, { booking_enabled: 1 });
const accountant = signedIn({ type: 1 });
const adviser = signedIn({ type: 1, is_owner: false });
const importer = signedIn({ type: 1 }, { is_import_customer: true });
const connected = signedIn({ type: 1 }, { has_connection: true });
const impersonating = signedIn({ is_impersonating: true, is_owner: false });
const unknownYet: Session = { ...signedIn(), relation: null, rights: null };

beforeAll(() => deploy());

describe('redirectFor', () => {
  it.each([
    ['nobody', nobody, '/login', null],
    ['nobody', nobody, '/login?redirect=%2Fdashboard', null],
    ['nobody', nobody, '/', '/login'],
    ['nobody', nobody, '/nowhere', '/login'],
    ['nobody', nobody, '/logout', '/login'],
    ['nobody', nobody, '/register', null],
    ['nobody', nobody, '/adviser/register', null],
    ['nobody', nobody, '/forgotpassword', null],
    ['nobody', nobody, '/resetpassword?code=x', null],
    ['nobody', nobody, '/activate?code=x', null],
    ['nobody', nobody, '/acceptinvitation?code=x', null],
    ['nobody', nobody, '/onboarding/welcome', '/login?redirect=%2Fonboarding%2Fwelcome'],
    ['nobody', nobody, '/dashboard', '/login?redirect=%2Fdashboard'],
    ['nobody', nobody, '/d/bw-abc234', '/login?redirect=%2Fd%2Fbw-abc234'],
    ['an accountant', accountant, '/d/bw-abc234', null],
    ['nobody', nobody, '/onboarding/', '/login?redirect=%2Fonboarding%2F'],
    [
      'nobody',
      nobody,
      '/invoicing/invoice/overview?tab=sent&page=2',
      '/login?redirect=%2Finvoicing%2Finvoice%2Foverview%3Ftab%3Dsent%26page%3D2',
    ],
    ['an entrepreneur', entrepreneur, '/dashboard', null],
    ['an entrepreneur', entrepreneur, '/login', '/dashboard'],
    [
      'an entrepreneur',
      entrepreneur,
      '/login?redirect=%2Frelation%2Foverview',
      '/relation/overview',
    ],
    ['an entrepreneur', entrepreneur, '/login?redirect=%2F%2Fevil.example', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/invoicing/invoice/create', null],
    ['an entrepreneur', entrepreneur, '/relation/edit/3', null],
    ['an entrepreneur', entrepreneur, '/settings/company/edit', null],
    ['an entrepreneur', entrepreneur, '/administration/document/overview', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/administration/praxis', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/administration/praxis/btw', '/dashboard'],
    ['an entrepreneur with booking', booking, '/administration/document/overview', null],
    ['an accountant', accountant, '/invoicing/invoice/overview', '/dashboard'],
    ['an accountant', accountant, '/invoicing/product/overview', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/settings/company/invoicing', null],
    ['an accountant', accountant, '/settings/company/invoicing', '/dashboard'],
    ['an accountant inside a client', impersonating, '/settings/company/invoicing', null],
    ['an entrepreneur', entrepreneur, '/settings/company/users', null],
    ['a colleague', colleague, '/settings/company/users', '/dashboard'],
    ['an accountant inside a client', impersonating, '/settings/company/users', null],
    ['an entrepreneur', entrepreneur, '/settings/company/export', null],
    ['a colleague', colleague, '/settings/company/export', '/dashboard'],
    ['an accountant', accountant, '/settings/company/export', '/dashboard'],
    ['an accountant inside a client', impersonating, '/settings/company/export', null],
    ['an accountant', accountant, '/settings/company/twinfield', null],
    ['an accountant inside a client', impersonating, '/settings/company/twinfield', null],
    ['an entrepreneur', entrepreneur, '/settings/company/twinfield', '/notfound'],
    ['an accountant', accountant, '/relation/overview', null],
    ['an accountant who owns the firm', accountant, '/relation/edit/3', null],
    ['an accountant who does not', adviser, '/relation/edit/3', '/dashboard'],
    ['an accountant who does not', adviser, '/settings/company/twinfield', '/notfound'],
    [
      'an accountant',
      accountant,
      '/administration/document/overview',
      '/administration/accountant/relation/overview',
    ],
    [
      'an accountant',
      accountant,
      '/administration',
      '/administration/accountant/relation/overview',
    ],
    ['an accountant', accountant, '/administration/accountant/relation/overview', null],
    ['an accountant', accountant, '/administration/accountant/work', null],
    ['an accountant', accountant, '/administration/accountant/rules', null],
    [
      'an accountant inside a client',
      impersonating,
      '/administration/accountant/rules',
      '/administration/document/overview',
    ],
    [
      'an entrepreneur with booking',
      booking,
      '/administration/accountant/work',
      '/administration/document/overview',
    ],
    [
      'an entrepreneur with booking',
      booking,
      '/administration/accountant/relation/overview',
      '/administration/document/overview',
    ],
    ['an entrepreneur', entrepreneur, '/administration/accountant', '/dashboard'],
    ['an accountant', accountant, '/Invoicing/invoice/overview/', '/dashboard'],
    ['an accountant', accountant, '/%69nvoicing/invoice/overview', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/Login/', '/dashboard'],
    ['an accountant', accountant, '/settings/company/edit', null],
    ['an accountant at the import customer', importer, '/administration/praxis', null],
    ['an accountant at the import customer', importer, '/administration/praxis/btw', null],
    ['an entrepreneur', entrepreneur, '/', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/relations', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/settings/nowhere', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/onboarding/welcome', null],
    ['an entrepreneur', entrepreneur, '/onboarding/adviser/relations', '/dashboard'],
    ['an accountant', accountant, '/onboarding/adviser/relations', null],
    ['an accountant', accountant, '/onboarding/welcome', '/onboarding/adviser/welcome'],
    ['an accountant who does not', adviser, '/onboarding/welcome', '/dashboard'],
    ['an accountant who does not', adviser, '/onboarding/adviser/relations', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/administration/vat-overview', null],
    ['an entrepreneur', entrepreneur, '/administration/vat-overview/2026-Q1/1a', null],
    [
      'an accountant',
      accountant,
      '/administration/vat-overview',
      '/administration/accountant/relation/overview',
    ],
    ['an accountant', accountant, '/question/overview', '/dashboard'],
    ['an accountant who is connected', connected, '/question/overview', null],
    ['an entrepreneur', entrepreneur, '/project/overview', '/dashboard'],
    ['an entrepreneur with booking', booking, '/project', null],
    ['an entrepreneur with booking', booking, '/project/edit/3', null],
    ['an accountant', accountant, '/project/create', null],
    ['an accountant inside a client', impersonating, '/invoicing/invoice/overview', null],
    [
      'an accountant inside a client',
      impersonating,
      '/settings/administration/overview',
      '/dashboard',
    ],
    ['an entrepreneur', entrepreneur, '/register', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/adviser/register', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/forgotpassword', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/resetpassword?code=x', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/activate', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/activate?code=x', null],
    ['an entrepreneur', entrepreneur, '/acceptinvitation', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/acceptinvitation?code=x', null],
    ['somebody whose rights are still being asked', unknownYet, '/invoicing/invoice/create', null],
  ])('sends %s where they may be (%#)', (_, session, path, expected) => {
    expect(redirectFor(path, session)).toBe(expected);
  });

  it('knows no fallback that is not deployed', () => {
    const fallback = [{ right: 'practice', page: 'relation_overview' }];
    const page = { name: 'demo', path: '/demo', right: 'documents', title: 'Demo', fallback };
    const { manifest } = readManifest({ pages: [page] });
    provideDeployment([{ name: 'demo', manifest: manifest as Manifest }]);
    expect(redirectFor('/demo', accountant)).toBe('/dashboard');
    deploy();
  });

  it('lets nobody near a page that asks for a right the API does not know', () => {
    const page = { name: 'demo', path: '/demo', right: 'anything', title: 'Demo' };
    const { manifest } = readManifest({ pages: [page] });
    provideDeployment([{ name: 'demo', manifest: manifest as Manifest }]);
    expect(redirectFor('/demo', entrepreneur)).toBe('/dashboard');
    expect(askingUnknownRights(entrepreneur.rights ?? {})).toEqual([
      'demo asks for the right anything, which the API does not know',
    ]);
    deploy();
    expect(askingUnknownRights(entrepreneur.rights ?? {})).toEqual([]);
  });
});
