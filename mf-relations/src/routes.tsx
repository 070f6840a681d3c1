import { Navigate, type RouteObject } from '@boekwerk/shared/router';

export const routes: RouteObject[] = [
  { path: '/relation', element: <Navigate to="/relation/overview" replace /> },
  { path: '/relation/overview', lazy: overview },
  { path: '/relation/create', lazy: create },
  { path: '/relation/edit/:id', lazy: edit },
  { path: '/relation/import', lazy: importing },
];

async function overview() {
  const { RelationOverviewPage } = await import('./overview/relation-overview-page');
  return { Component: RelationOverviewPage };
}

async function create() {
  const { CreateRelationPage } = await import('./create-relation-page');
  return { Component: CreateRelationPage };
}

async function edit() {
  const { EditRelationPage } = await import('./edit-relation-page');
  return { Component: EditRelationPage };
}

async function importing() {
  const { ImportPage } = await import('./import/import-page');
  return { Component: ImportPage };
}
