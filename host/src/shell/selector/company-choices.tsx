import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { useSession } from '@boekwerk/shared/session/session-store';
import { type Destination, useSwitchRelation } from '@boekwerk/shared/switch-relation';
import type { Choice, ChoiceGroup } from './choice';
import { CompanyPicker } from './company-picker';
import { closeSelector } from './selector';
import { texts } from './texts';

type Props = {
  words: { search: string; loading: string; none: string };
  /** Undefined while the first ones load. */
  groups: readonly ChoiceGroup[] | undefined;
  /** What is pinned, of companies that can be. */
  atHand?: ClientsAtHand | undefined;
  /** They are the results of an earlier search. */
  isWaiting: boolean;
  error: Error | null;
  onRetry: () => void;
  search: string;
  onSearch: (search: string) => void;
  destination: (choice: Choice) => Destination;
};

/** The companies to choose from, or why there are none. */
export function CompanyChoices(props: Props) {
  const { words, groups, atHand, isWaiting, error, onRetry, search } = props;
  const { onSearch, destination } = props;
  const isEmpty = groups?.every(({ choices }) => choices.length === 0);
  const current = useSession(({ relation_id }) => relation_id);
  const goOnIn = useSwitchRelation();

  const pick = (choice: Choice) => {
    closeSelector();
    if (choice.id !== current) goOnIn(destination(choice));
  };
  return (
    <>
      <CompanyPicker
        label={words.search}
        groups={groups ?? []}
        atHand={atHand}
        isWaiting={isWaiting}
        current={current}
        currentLabel={texts.current}
        search={search}
        onSearch={onSearch}
        onPick={pick}
      />
      <div role="status" className="host-selector-state">
        {!groups && !error && words.loading}
        {isEmpty && words.none}
      </div>
      {!groups && error && (
        <div role="alert" className="host-selector-state">
          <p>{error instanceof ApiError ? error.message : texts.failed}</p>
          <button type="button" className="host-selector-retry" onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
    </>
  );
}
