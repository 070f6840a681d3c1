import type { PageRoute } from '@boekwerk/shared/router';
import { prefetchRelations } from './overview/queries';

export const routes: Record<string, PageRoute> = {
  relation_overview: { lazy: overview, prefetch: prefetchRelations },
  relation_create: { lazy: create },
  relation_edit: { lazy: edit },
  relation_import: { lazy: importing },
};

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
