import { ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

/** The address somebody signs in with is theirs alone to change. */
export const FixedEmail = ({ email }: { email: string }) => (
  <WideColumn>
    <ReadOnlyField label={texts.emailField} value={email} />
  </WideColumn>
);
