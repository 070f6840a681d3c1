import { useSearchParams } from '@boekwerk/shared/router';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { OnboardingPage } from '../onboarding-page';
import { texts } from '../texts';
import { RELATIONS } from './addresses';
import { Steps } from './steps';

/** /onboarding/adviser/finished?skipped= */
export function AdviserFinishedPage() {
  const [query] = useSearchParams();
  const skipped = query.get('skipped');
  const isSkipped = skipped === 'true';
  return (
    <OnboardingPage
      documentTitle={texts.stepNames.finished}
      title={<span lang="en">{texts.finished.title}</span>}
      progress={<Steps current="finished" />}
    >
      <p className="auth-onboarding-intro">{whatIsDone(skipped)}</p>
      <div className="auth-onboarding-actions">
        {isSkipped && <LinkButton to={RELATIONS}>{texts.finished.addNow}</LinkButton>}
        <LinkButton to="/dashboard" type="primary">
          {texts.finished.close}
        </LinkButton>
      </div>
    </OnboardingPage>
  );
}

/** Somebody may come here by the address alone: then nothing is said about a client. */
function whatIsDone(skipped: string | null): string {
  if (skipped === 'true') return texts.finished.skipped;
  return skipped === 'false' ? texts.finished.added : texts.finished.ready;
}
