import type { PageRoute } from '@boekwerk/shared/router';

export const routes: Record<string, PageRoute> = {
  administration_document_overview: { lazy: documentsPage },
  question_overview: { lazy: questionsPage },
};

async function documentsPage() {
  const { DocumentsPage } = await import('./documents-page');
  return { Component: DocumentsPage };
}

async function questionsPage() {
  const { QuestionsPage } = await import('./questions/questions-page');
  return { Component: QuestionsPage };
}
