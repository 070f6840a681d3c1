import { usePage } from '@boekwerk/shared/deployment/use-page';
import { useMay } from '@boekwerk/shared/session/use-may';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import './first-steps.css';
import { texts } from './texts';

const { title, intro, none, ask, steps } = texts.firm;

/** What a firm without clients does next; a colleague asks whoever may. */
export function FirmSteps() {
  if (!useMay('firm'))
    return (
      <Card>
        <EmptyState picture="relations" title={none} text={ask} />
      </Card>
    );
  return (
    <Card title={title}>
      <p className="host-steps-count">{intro}</p>
      <ol className="host-steps">
        {steps.map((step, index) => (
          <FirmStep key={step.page} {...step} isNext={index === 0} />
        ))}
      </ol>
    </Card>
  );
}

type Props = (typeof steps)[number] & { isNext: boolean };

/** Not there where the app of its page is not. */
function FirmStep({ page, title, why, action, isNext }: Props) {
  const to = usePage(page);
  if (to === null) return null;
  return (
    <li className="host-step">
      <span className="host-step-text">
        <strong>{title}</strong>
        <span>{why}</span>
      </span>
      <LinkButton type={isNext ? 'primary' : 'default'} to={to}>
        {action}
      </LinkButton>
    </li>
  );
}
