import { Navigate, type PageRoute } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { WELCOME } from './adviser/addresses';

export const routes: Record<string, PageRoute> = {
  onboarding: { element: <Start /> },
  onboarding_welcome: { lazy: enterprise },
  onboarding_adviser_welcome: { lazy: adviserWelcome },
  onboarding_adviser_relations: { lazy: adviserRelations },
  onboarding_adviser_finished: { lazy: adviserFinished },
};

/** The steps are for advisers; who runs a company of their own has one page. */
function Start() {
  const isAdviser = useSession(({ type }) => type === 1);
  return <Navigate to={isAdviser ? WELCOME : '/onboarding/welcome'} replace />;
}

async function enterprise() {
  const { EnterpriseWelcomePage } = await import('./enterprise-welcome-page');
  return { Component: EnterpriseWelcomePage };
}

async function adviserWelcome() {
  const { AdviserWelcomePage } = await import('./adviser/adviser-welcome-page');
  return { Component: AdviserWelcomePage };
}

async function adviserRelations() {
  const { AdviserRelationsPage } = await import('./adviser/adviser-relations-page');
  return { Component: AdviserRelationsPage };
}

async function adviserFinished() {
  const { AdviserFinishedPage } = await import('./adviser/adviser-finished-page');
  return { Component: AdviserFinishedPage };
}
