import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { InfoBar, WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

/** The name of who works elsewhere too, and why it cannot be changed here. */
export function FixedName({ user: { name, last_name } }: { user: CompanyUser }) {
  return (
    <>
      <WideColumn>
        <InfoBar>{texts.ownName}</InfoBar>
      </WideColumn>
      <ReadOnlyField label={texts.firstName} value={name} />
      <ReadOnlyField label={texts.lastName} value={last_name} />
    </>
  );
}
