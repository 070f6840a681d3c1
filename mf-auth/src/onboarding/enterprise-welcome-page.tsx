import { useSession } from '@boekwerk/shared/session/session-store';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { OnboardingPage } from './onboarding-page';
import { texts } from './texts';

/** /onboarding/welcome */
export function EnterpriseWelcomePage() {
  const name = useSession(({ user }) => user?.name);
  return (
    <OnboardingPage
      documentTitle={texts.enterprise.documentTitle}
      title={texts.enterprise.title(name)}
    >
      <p className="auth-onboarding-intro">{texts.enterprise.text}</p>
      <div className="auth-onboarding-actions">
        <LinkButton to="/dashboard">{texts.enterprise.later}</LinkButton>
        <LinkButton to="/settings/company/edit" type="primary">
          {texts.enterprise.addDetails}
        </LinkButton>
      </div>
    </OnboardingPage>
  );
}
