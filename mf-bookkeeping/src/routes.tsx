import { Navigate, type RouteObject } from '@boekwerk/shared/router';

const OVERVIEW = '/administration/document/overview';
const QUESTIONS = '/question/overview';

export const routes: RouteObject[] = [
  { path: '/administration', element: <Navigate to="/administration/document" replace /> },
  { path: '/administration/document', element: <Navigate to={OVERVIEW} replace /> },
  {
    path: OVERVIEW,
    lazy: documentsPage,
  },
  { path: '/question', element: <Navigate to={QUESTIONS} replace /> },
  { path: QUESTIONS, lazy: questionsPage },
];

async function documentsPage() {
  const { DocumentsPage } = await import('./documents-page');
  return { Component: DocumentsPage };
}

async function questionsPage() {
  const { QuestionsPage } = await import('./questions/questions-page');
  return { Component: QuestionsPage };
}
