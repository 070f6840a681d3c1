import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { useFreshQuery } from '@boekwerk/shared/api-client/use-fresh-query';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { OnboardingPage } from '../onboarding-page';
import { texts } from '../texts';
import { RELATIONS } from './addresses';
import { FirmStep } from './firm-step';
import { Steps } from './steps';

/** /onboarding/adviser/welcome */
export function AdviserWelcomePage() {
  const own = useFreshQuery(useOwnCompany());
  return (
    <OnboardingPage
      documentTitle={texts.welcome.title}
      title={texts.welcome.title}
      progress={<Steps current="welcome" />}
    >
      <p className="auth-onboarding-intro">{texts.welcome.text}</p>
      <Loaded
        query={own}
        loading={<FormSkeleton rows={5} />}
        failed={texts.welcome.failed}
        belowFailure={
          <div className="auth-onboarding-actions">
            <LinkButton to={RELATIONS}>{texts.skip}</LinkButton>
          </div>
        }
      >
        {(firm) => <FirmStep firm={firm} readAgain={() => readAgain(own)} />}
      </Loaded>
    </OnboardingPage>
  );
}
