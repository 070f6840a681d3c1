import { usePage } from '@boekwerk/shared/deployment/use-page';
import { Link } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { useState } from 'react';
import { CompanyChoices } from './company-choices';
import { named } from './named';
import { useAdministrations } from './queries';
import { closeSelector, Selector } from './selector';
import { texts } from './texts';

/** From one of the user's own administrations to another, or to a new one. */
export function AdministrationSelector() {
  const name = useSession(({ relation }) => relation?.name ?? '');
  return (
    <Selector label={texts.chooseAdministration} current={name}>
      <Administrations />
      <AddAdministration />
    </Selector>
  );
}

function Administrations() {
  const [search, setSearch] = useState('');
  const { data, error, isPending, refetch } = useAdministrations();
  const active = data
    ?.map(({ relation }) => relation)
    .filter((relation) => relation.active === 1)
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'));
  return (
    <CompanyChoices
      words={texts.administrations}
      groups={active && [{ title: '', choices: named(active, search) }]}
      isWaiting={isPending}
      error={error}
      onRetry={() => void refetch()}
      search={search}
      onSearch={setSearch}
      destination={({ id }) => ({ relation_id: id })}
    />
  );
}

function AddAdministration() {
  const path = usePage('settings_administration_create');
  if (path === null) return null;
  return (
    <Link to={path} className="host-menu-item host-selector-extra" onClick={closeSelector}>
      <PlusOutlined aria-hidden />
      {texts.addAdministration}
    </Link>
  );
}
