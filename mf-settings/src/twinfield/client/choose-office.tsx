import { Card } from '@boekwerk/shared/ui/layout';
import { usePassedFocus } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import { OfficeForm } from './office-form';
import type { Choosing } from './use-choosing';

type Props = { latest: LatestTask; choosing: Choosing };

/** In which the office of the client is chosen. */
export function ChooseOffice({ latest, choosing: { isFirst, isChange, cancel } }: Props) {
  const part = useRef<HTMLDivElement>(null);
  usePassedFocus(part);
  return (
    <Card title={isFirst ? texts.client.none : texts.client.office}>
      <div ref={part}>
        <OfficeForm latest={latest} onCancel={isChange ? cancel : null} />
      </div>
    </Card>
  );
}
