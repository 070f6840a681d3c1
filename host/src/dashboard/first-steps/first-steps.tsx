import type { InvoiceStats } from '@boekwerk/shared/contract/dashboard';
import { usePage } from '@boekwerk/shared/deployment/use-page';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { CheckOutlined } from '@boekwerk/shared/ui/icons';
import { Card } from '@boekwerk/shared/ui/layout';
import { useState } from 'react';
import { useOwnCompany } from '../queries';
import { areDismissed, dismiss } from './dismissed';
import './first-steps.css';
import { type Step, stepsOf } from './steps-of';
import { texts } from './texts';

type Props = { stats: InvoiceStats };

/** What a new company does next; gone once all of it is done, or the user wants it gone. */
export function FirstSteps({ stats }: Props) {
  const [isGone, setGone] = useState(areDismissed);
  const company = useOwnCompany(!isGone).data;
  if (isGone || company === undefined) return null;
  const steps = stepsOf(company, stats);
  const next = steps.find(({ isDone }) => !isDone);
  if (next === undefined) return null;
  const hide = () => {
    dismiss();
    setGone(true);
  };
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
