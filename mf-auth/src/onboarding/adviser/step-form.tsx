import { LinkButton } from '@boekwerk/shared/ui/button';
import { type FieldValues, FormFrame, SaveButton, type SavedForm } from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import type { ReactNode } from 'react';
import { texts } from '../texts';

type Props<Values extends FieldValues, Filled, Saved> = {
  saved: SavedForm<Values, Filled, Saved>;
  skipTo: string;
  children: ReactNode;
};

/** The form of a step: it can be skipped, and what is typed is offered when somebody comes back. */
export function StepForm<Values extends FieldValues, Filled, Saved>({
  saved,
  skipTo,
  children,
}: Props<Values, Filled, Saved>) {
  return (
    <FormFrame
      saved={saved}
      footer={
        <div className="auth-onboarding-actions">
          <LinkButton to={skipTo}>{texts.skip}</LinkButton>
          <SaveButton saved={saved} isAlwaysOn>
            {texts.next}
          </SaveButton>
        </div>
      }
    >
      <Columns>{children}</Columns>
    </FormFrame>
  );
}
