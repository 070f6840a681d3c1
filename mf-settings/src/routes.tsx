import { Navigate, type RouteObject } from '@boekwerk/shared/router';

const COMPANY = '/settings/company/edit';

export const routes: RouteObject[] = [
  { path: '/settings', element: <Navigate to={COMPANY} replace /> },
  { path: '/settings/company', element: <Navigate to={COMPANY} replace /> },
  { path: COMPANY, lazy: company },
];

async function company() {
  const { CompanyPage } = await import('./company/company-page');
  return { Component: CompanyPage };
}
