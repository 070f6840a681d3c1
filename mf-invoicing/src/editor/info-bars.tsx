import { useOwnCompany } from '@boekwerk/shared/own-company';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../texts';

const COMPANY = '/settings/company/edit';

/** Details of the own company that are missing on the invoice. */
export function InfoBars({ isSaved }: { isSaved: boolean }) {
  const company = useOwnCompany().data;
  if (!company) return null;
  return (
    <>
      {company.logo_url === null && <MissingBar {...texts.logo} />}
      {isSaved && company.address === '' && <MissingBar {...texts.address} />}
    </>
  );
}

function MissingBar({ missing, add }: { missing: string; add: string }) {
  return (
    <InfoBar
      action={
        <LinkButton size="small" to={COMPANY}>
          {add}
        </LinkButton>
      }
    >
      {missing}
    </InfoBar>
  );
}
