import type { CompanyUser } from '@boekwerk/shared/contract/company-users';
import { ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { InfoBar, WideColumn } from '@boekwerk/shared/ui/layout';
import { texts } from './texts';

/** The name of who works elsewhere too, and why it cannot be changed here; of a stranger only that. */
export function FixedName({ user: { name, last_name } }: { user: CompanyUser }) {
  const isStranger = name === '' && last_name === '';
  return (
    <>
      <WideColumn>
        <InfoBar>{isStranger ? texts.notAcceptedYet : texts.ownName}</InfoBar>
      </WideColumn>
      {!isStranger && (
        <>
          <ReadOnlyField label={texts.firstName} value={name} />
          <ReadOnlyField label={texts.lastName} value={last_name} />
        </>
      )}
    </>
  );
}
