import { useClientsAtHand } from '@boekwerk/shared/clients-at-hand';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { SwapOutlined } from '@boekwerk/shared/ui/icons';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { choiceGroups } from './choice-groups';
import { CompanyChoices } from './company-choices';
import { named } from './named';
import { type Firm, useClientsOf } from './queries';
import { closeSelector, Selector } from './selector';
import { texts } from './texts';

/** For accountants: switches to the books of a client, from one client to the next, and back to the firm. */
export function RelationSelector() {
  const { relation, original, is_owner } = useSession((session) => session);
  if (relation === null) return null;
  return (
    <Selector label={texts.chooseRelation} current={relation.name}>
      {original && <BackToFirm id={original.id} name={original.name} />}
      <Clients firm={original ?? { id: relation.id, is_owner }} />
    </Selector>
  );
}

function BackToFirm({ id, name }: { id: number; name: string }) {
  const goOnIn = useSwitchRelation();
  const goBack = () => {
    closeSelector();
    goOnIn({ relation_id: id });
  };
  return (
    <button type="button" className="host-menu-item host-selector-extra" onClick={goBack}>
      <SwapOutlined aria-hidden />
      <span className="host-selector-choice">{texts.backTo(name)}</span>
    </button>
  );
}

function Clients({ firm }: { firm: Firm }) {
  const search = useServerSearch();
  const first = useClientsOf(firm, '');
  const isLong = (first.data?.pagination.pageCount ?? 0) > 1;
  const found = useClientsOf(firm, isLong ? search.asked : '');

  const atHand = useClientsAtHand();

  const clients = found.data?.data.map(({ enterprise }) => enterprise);
  // Without what is at hand the clients are still there, by name.
  const known = atHand.data ?? (atHand.isError ? NOTHING_AT_HAND : undefined);
  const isCut = (found.data?.pagination.pageCount ?? 0) > 1;
  return (
    <>
      <CompanyChoices
        words={texts.relations}
        groups={
          clients &&
          known &&
          choiceGroups(known, isLong ? clients : named(clients, search.text), search.text)
        }
        atHand={atHand.data}
        isWaiting={!known || (isLong ? search.isWaitingFor(found) : first.isPending)}
        error={found.error}
        onRetry={() => void found.refetch()}
        search={search.text}
        onSearch={search.type}
        destination={({ id }) => ({ relation_id: id, impersonate: true })}
      />
      {isCut && <p className="host-selector-state">{texts.searchForMore}</p>}
    </>
  );
}

const NOTHING_AT_HAND = { pinned: [], opened: [] };
