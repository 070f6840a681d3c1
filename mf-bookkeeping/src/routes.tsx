import { Navigate, type RouteObject } from '@boekwerk/shared/router';

const OVERVIEW = '/administration/document/overview';

export const routes: RouteObject[] = [
  { path: '/administration', element: <Navigate to="/administration/document" replace /> },
  { path: '/administration/document', element: <Navigate to={OVERVIEW} replace /> },
  {
    path: OVERVIEW,
    lazy: documentsPage,
  },
];

async function documentsPage() {
  const { DocumentsPage } = await import('./documents/documents-page');
  return { Component: DocumentsPage };
}
