import { useSettled } from '@boekwerk/shared/api-client/use-settled';
import type { FieldValues } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useId, useState } from 'react';
import { tick } from './choose-rights';
import { CompanyList } from './company-list';
import { useFindAllClients, useFirmClients } from './queries';
import './rights.css';
import { RightsTools } from './rights-tools';
import { texts } from './texts';
import { type RightsControl, useRights } from './use-rights';

type Props<Values extends FieldValues> = { control: RightsControl<Values> };

/** Which clients of the firm a colleague sees, and what they may do there. */
export function CompanyRights<Values extends FieldValues>({ control }: Props<Values>) {
  const { rights, error, ref, change } = useRights(control);
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const clients = useFirmClients(settled);
  const all = useFindAllClients();
  const notices = useNotices();
  const explanation = useId();
  const found = clients.data?.pages[0]?.pagination.itemsLength ?? 0;
  return (
    <fieldset className="rights" aria-describedby={explanation}>
      <legend>{texts.title}</legend>
      <p id={explanation} className="rights-explanation">
        {texts.explanation}
      </p>
      <RightsTools
        searchRef={ref}
        search={search}
        onSearch={setSearch}
        found={found}
        selected={rights.length}
        isSelecting={all.isPending}
        onSelectAll={() =>
          all.mutate(search.trim(), {
            onSuccess: (ids) => change((now) => tick(now, ids)),
            onError: notices.failed,
          })
        }
        onClear={() => change(() => [])}
      />
      <p role="alert" className="settings-problem">
        {error}
      </p>
      <CompanyList clients={clients} rights={rights} isSearched={settled !== ''} change={change} />
    </fieldset>
  );
}
