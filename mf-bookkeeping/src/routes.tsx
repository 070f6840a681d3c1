import type { PageRoute } from '@boekwerk/shared/router';
import { prefetchClients } from './clients/prefetch-clients';
import { prefetchDocuments } from './document-list-query';
import { prefetchWork } from './work-queue/queries';

export const routes: Record<string, PageRoute> = {
  administration_document_overview: { lazy: documentsPage, prefetch: prefetchDocuments },
  administration_accountant_relation_overview: { lazy: clientsPage, prefetch: prefetchClients },
  administration_accountant_work: { lazy: workQueuePage, prefetch: prefetchWork },
  administration_accountant_rules: { lazy: rulesPage },
  administration_document_trash: { lazy: trashPage },
  administration_vat_overview: { lazy: vatOverviewPage },
  administration_vat_lines: { lazy: vatLinesPage },
  document_reference: { lazy: referencePage },
  question_overview: { lazy: questionsPage },
  project_overview: { lazy: projectsPage },
  project_create: { lazy: createProjectPage },
  project_edit: { lazy: editProjectPage },
};

async function documentsPage() {
  const { DocumentsPage } = await import('./documents-page');
  return { Component: DocumentsPage };
}

async function trashPage() {
  const { TrashPage } = await import('./trash/trash-page');
  return { Component: TrashPage };
}

async function vatOverviewPage() {
  const { VatOverviewPage } = await import('./vat-overview/vat-overview-page');
  return { Component: VatOverviewPage };
}

async function vatLinesPage() {
  const { VatLinesPage } = await import('./vat-overview/vat-lines-page');
  return { Component: VatLinesPage };
}

async function referencePage() {
  const { ReferencePage } = await import('./reference/reference-page');
  return { Component: ReferencePage };
}

async function questionsPage() {
  const { QuestionsPage } = await import('./questions/questions-page');
  return { Component: QuestionsPage };
}

async function clientsPage() {
  const { ClientsPage } = await import('./clients/clients-page');
  return { Component: ClientsPage };
}

async function workQueuePage() {
  const { WorkQueuePage } = await import('./work-queue/work-queue-page');
  return { Component: WorkQueuePage };
}

async function rulesPage() {
  const { RulesPage } = await import('./booking-rules/rules-page');
  return { Component: RulesPage };
}

async function projectsPage() {
  const { ProjectsPage } = await import('./projects/projects-page');
  return { Component: ProjectsPage };
}

async function createProjectPage() {
  const { ProjectPage } = await import('./projects/project-page');
  return { Component: ProjectPage };
}

async function editProjectPage() {
  const { EditProjectPage } = await import('./projects/edit-project-page');
  return { Component: EditProjectPage };
}
