import type { FieldValues } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { useId } from 'react';
import { tick } from './choose-rights';
import { CompanyList } from './company-list';
import { type NotOffered, NotOfferedList } from './not-offered';
import { useFindAllClients, useFirmClients } from './queries';
import './rights.css';
import { RightsTools } from './rights-tools';
import { texts } from './texts';
import { type RightsControl, useRights } from './use-rights';
import '../../settings.css';

type Props<Values extends FieldValues> = {
  control: RightsControl<Values>;
  /** What they were given and is no longer offered. */
  notOffered?: readonly NotOffered[];
};

/** Which clients of the firm a colleague sees, and what they may do there. */
export function CompanyRights<Values extends FieldValues>({
  control,
  notOffered = [],
}: Props<Values>) {
  const { rights, error, ref, change } = useRights(control);
  const search = useServerSearch();
  const clients = useFirmClients(search.asked);
  const all = useFindAllClients();
  const notices = useNotices();
  const explanation = useId();
  const found = clients.data?.pages[0]?.pagination.itemsLength ?? 0;
  return (
    <fieldset className="settings-rights" aria-describedby={explanation}>
      <legend>{texts.title}</legend>
      <p id={explanation} className="settings-rights-explanation">
        {texts.explanation}
      </p>
      <RightsTools
        searchRef={ref}
        search={search.text}
        onSearch={search.type}
        found={found}
        isWaiting={search.isWaitingFor(clients)}
        selected={rights.length}
        isSelecting={all.isPending}
        onSelectAll={() =>
          all.mutate(search.asked, {
            onSuccess: (ids) => change((now) => tick(now, ids)),
            onError: notices.failed,
          })
        }
        onClear={() => change(() => [])}
      />
      <p role="alert" className="settings-problem">
        {error}
      </p>
      <NotOfferedList clients={notOffered} rights={rights} change={change} />
      <CompanyList
        clients={clients}
        rights={rights}
        isSearched={search.asked !== ''}
        change={change}
      />
    </fieldset>
  );
}
