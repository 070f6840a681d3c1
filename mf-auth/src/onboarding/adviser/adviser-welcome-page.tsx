import { useFreshData } from '@boekwerk/shared/api-client/use-fresh-data';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { OnboardingSheet } from '../onboarding-sheet';
import { texts } from '../texts';
import { RELATIONS } from './addresses';
import { FirmStep } from './firm-step';
import { Steps } from './steps';

/** /onboarding/adviser/welcome */
export function AdviserWelcomePage() {
  const own = useOwnCompany();
  const firm = useFreshData(own);
  const { error, refetch, isFetching } = own;
  return (
    <OnboardingSheet
      documentTitle={texts.welcome.title}
      title={texts.welcome.title}
      progress={<Steps current="welcome" />}
    >
      <p className="onboarding-intro">{texts.welcome.text}</p>
      {firm && <FirmStep firm={firm} />}
      {!firm && !error && <FormSkeleton rows={5} />}
      {!firm && error && (
        <>
          <ErrorState
            title={texts.welcome.failed}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
          <div className="onboarding-actions">
            <LinkButton to={RELATIONS}>{texts.skip}</LinkButton>
          </div>
        </>
      )}
    </OnboardingSheet>
  );
}
