import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  administration_document_overview: { lazy: documentsPage },
  document_reference: { lazy: referencePage },
  question_overview: { lazy: questionsPage },
};

async function documentsPage() {
  const { DocumentsPage } = await import('./documents-page');
  return { Component: DocumentsPage };
}

async function referencePage() {
  const { ReferencePage } = await import('./reference/reference-page');
  return { Component: ReferencePage };
}

async function questionsPage() {
  const { QuestionsPage } = await import('./questions/questions-page');
  return { Component: QuestionsPage };
}
