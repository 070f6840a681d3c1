import { Navigate, type RouteObject } from '@boekwerk/shared/router';

const PROFILE = '/settings/account/profile';
const COMPANY = '/settings/company/edit';
const ADMINISTRATIONS = '/settings/administration/overview';

const redirect = (path: string, to: string): RouteObject => ({
  path,
  element: <Navigate to={to} replace />,
});

export const routes: RouteObject[] = [
  redirect('/settings', COMPANY),
  redirect('/settings/account', PROFILE),
  { path: PROFILE, lazy: profile },
  { path: '/settings/account/password', lazy: password },
  { path: '/settings/account/security', lazy: security },
  redirect('/settings/company', COMPANY),
  { path: COMPANY, lazy: company },
  { path: '/settings/company/twinfield', lazy: twinfield },
  { path: '/settings/company/users', lazy: users },
  { path: '/settings/company/invoicing', lazy: invoicing },
  redirect('/settings/administration', ADMINISTRATIONS),
  { path: ADMINISTRATIONS, lazy: administrations },
  { path: '/settings/administration/create', lazy: createAdministration },
];

async function profile() {
  const { ProfilePage } = await import('./account/profile/profile-page');
  return { Component: ProfilePage };
}

async function password() {
  const { PasswordPage } = await import('./account/password/password-page');
  return { Component: PasswordPage };
}

async function security() {
  const { SecurityPage } = await import('./account/security/security-page');
  return { Component: SecurityPage };
}

async function company() {
  const { CompanyPage } = await import('./company/company-page');
  return { Component: CompanyPage };
}

async function twinfield() {
  const { TwinfieldPage } = await import('./twinfield/twinfield-page');
  return { Component: TwinfieldPage };
}

async function users() {
  const { UsersPage } = await import('./users/users-page');
  return { Component: UsersPage };
}

async function invoicing() {
  const { InvoicingPage } = await import('./invoicing/invoicing-page');
  return { Component: InvoicingPage };
}

async function administrations() {
  const { AdministrationsPage } = await import('./administrations/administrations-page');
  return { Component: AdministrationsPage };
}

async function createAdministration() {
  const { CreateAdministrationPage } = await import('./administrations/create-page');
  return { Component: CreateAdministrationPage };
}
