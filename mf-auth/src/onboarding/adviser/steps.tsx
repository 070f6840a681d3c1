import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { texts } from '../texts';

export type Step = keyof typeof texts.stepNames;

const STEPS = Object.keys(texts.stepNames) as Step[];

/** Where in the three steps of a new firm a page is. */
export function Steps({ current }: { current: Step }) {
  const place = STEPS.indexOf(current);
  return (
    <ol className="auth-onboarding-steps" aria-label={texts.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={index < place ? 'auth-onboarding-step-done' : undefined}
        >
          <span className="auth-onboarding-step-mark" aria-hidden>
            {index < place ? <CheckOutlined /> : index + 1}
          </span>
          <span>
            {texts.stepNames[step]}
            {index < place && <span className="bw-unseen"> ({texts.stepDone})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
