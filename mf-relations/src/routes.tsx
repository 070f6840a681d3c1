import { Navigate, type RouteObject } from '@boekwerk/shared/router';

export const routes: RouteObject[] = [
  { path: '/relation', element: <Navigate to="/relation/overview" replace /> },
  { path: '/relation/overview', lazy: overview },
  { path: '/relation/create', lazy: create },
  { path: '/relation/edit/:id', lazy: edit },
];

async function overview() {
  const { RelationOverviewPage } = await import('./overview/relation-overview-page');
  return { Component: RelationOverviewPage };
}

async function create() {
  const { CreateClientPage } = await import('./client-form/create-client-page');
  return { Component: CreateClientPage };
}

async function edit() {
  const { EditClientPage } = await import('./client-form/edit-client-page');
  return { Component: EditClientPage };
}
