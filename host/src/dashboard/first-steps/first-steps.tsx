import { usePage } from '@boekwerk/shared/deployment/use-page';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import './first-steps.css';
import type { Step } from './steps-of';
import { texts } from './texts';
import type { FirstStepsState } from './use-first-steps';

/** The steps of a new company; the next one stands out. */
export function FirstSteps({ steps, next, hide }: FirstStepsState) {
  return (
    <Card
      title={texts.title}
      extra={
        <Button type="text" className="host-steps-dismiss" onClick={hide}>
          {texts.dismiss}
        </Button>
      }
    >
      <p className="host-steps-count">
        {texts.done(steps.filter(({ isDone }) => isDone).length, steps.length)}
      </p>
      <ol className="host-steps">
        {steps.map((step, index) => (
          <StepRow key={step.name} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

type RowProps = { step: Step; number: number; isNext: boolean };

function StepRow({ step: { name, isDone, page }, number, isNext }: RowProps) {
  const to = usePage(page);
  const { title, why, action } = texts.steps[name];
  return (
    <li className={isDone ? 'host-step host-step-done' : 'host-step'}>
      <span className="host-step-mark" aria-hidden>
        {isDone ? <CheckOutlined /> : number}
      </span>
      <span className="host-step-text">
        <strong>{title}</strong>
        {isDone ? <span className="bw-unseen">{texts.isDone}</span> : <span>{why}</span>}
      </span>
      {!isDone && to !== null && (
        <LinkButton type={isNext ? 'primary' : 'default'} to={to}>
          {action}
        </LinkButton>
      )}
    </li>
  );
}
