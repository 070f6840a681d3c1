import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useSession } from '@boekwerk/shared/session/session-store';
import { type Destination, useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { type Choice, CompanyPicker } from './company-picker';
import { closeSelector } from './selector';
import { texts } from './texts';

type Props = {
  words: { search: string; loading: string; none: string };
  /** Undefined while the first ones load. */
  choices: readonly Choice[] | undefined;
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
  const { words, choices, isWaiting, error, onRetry, search, onSearch, destination } = props;
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
        choices={choices ?? []}
        isWaiting={isWaiting}
        current={current}
        currentLabel={texts.current}
        search={search}
        onSearch={onSearch}
        onPick={pick}
      />
      <div role="status" className="host-selector-state">
        {!choices && !error && words.loading}
        {choices?.length === 0 && words.none}
      </div>
      {!choices && error && (
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
