import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  settings_account_profile: { lazy: profile },
  settings_account_password: { lazy: password },
  settings_account_security: { lazy: security },
  settings_account_data: { lazy: ownData },
  settings_company_edit: { lazy: company },
  settings_company_twinfield: { lazy: twinfield },
  settings_company_user: { lazy: users },
  settings_company_access: { lazy: access },
  settings_company_invoicing: { lazy: invoicing },
  settings_company_export: { lazy: companyExport },
  settings_administration_overview: { lazy: administrations },
  settings_administration_create: { lazy: createAdministration },
};

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

async function ownData() {
  const { OwnDataPage } = await import('./account/own-data/own-data-page');
  return { Component: OwnDataPage };
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

async function access() {
  const { AccessPage } = await import('./users/access/access-page');
  return { Component: AccessPage };
}

async function invoicing() {
  const { InvoicingPage } = await import('./invoicing/invoicing-page');
  return { Component: InvoicingPage };
}

async function companyExport() {
  const { ExportPage } = await import('./export/export-page');
  return { Component: ExportPage };
}

async function administrations() {
  const { AdministrationsPage } = await import('./administrations/administrations-page');
  return { Component: AdministrationsPage };
}

async function createAdministration() {
  const { CreateAdministrationPage } = await import('./administrations/create-administration-page');
  return { Component: CreateAdministrationPage };
}
