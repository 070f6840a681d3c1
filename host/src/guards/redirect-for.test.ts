import type { Session, SessionRelation } from '@boekwerk/shared/session/session-store';
import { redirectFor } from './redirect-for';

const company: SessionRelation = {
  id: 7,
  name: 'Bakkerij Jansen',
  type: 0,
  booking_enabled: 0,
  is_import_customer: false,
};
const signedIn = (
  over: Partial<Session> = {},
  relation: Partial<SessionRelation> = {},
): Session => ({
  token: 'abc',
  type: 0,
  is_owner: true,
  is_impersonating: false,
  relation_id: 7,
  user: null,
  ...over,
  relation: { ...company, ...relation },
});

const nobody: Session = { ...signedIn(), token: null, relation: null };
const entrepreneur = signedIn();
const booking = signedIn({}, { booking_enabled: 1 });
const accountant = signedIn({ type: 1 });
const importer = signedIn({ type: 1 }, { is_import_customer: true });
const unknownYet: Session = { ...signedIn(), relation: null };

describe('redirectFor', () => {
  it.each([
    ['nobody', nobody, '/login', null],
    ['nobody', nobody, '/login?redirect=%2Fdashboard', null],
    ['nobody', nobody, '/', '/login'],
    ['nobody', nobody, '/dashboard', '/login?redirect=%2Fdashboard'],
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
    ['an entrepreneur with booking', booking, '/administration/document/overview', null],
    ['an accountant', accountant, '/invoicing/invoice/overview', '/dashboard'],
    ['an accountant', accountant, '/relation/overview', '/dashboard'],
    ['an accountant', accountant, '/administration/document/overview', '/dashboard'],
    ['an accountant', accountant, '/Invoicing/invoice/overview/', '/dashboard'],
    ['an accountant', accountant, '/%69nvoicing/invoice/overview', '/dashboard'],
    ['an entrepreneur', entrepreneur, '/Login/', '/dashboard'],
    ['an accountant', accountant, '/settings/company/edit', null],
    ['an accountant at the import customer', importer, '/administration/praxis', null],
    ['somebody whose rights are still being asked', unknownYet, '/invoicing/invoice/create', null],
  ])('sends %s where they may be (%#)', (_, session, path, expected) => {
    expect(redirectFor(path, session)).toBe(expected);
  });
});
