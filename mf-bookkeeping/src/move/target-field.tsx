import type { moveBookingItems } from '@boekwerk/shared/contract/bookkeeping/move';
import type { CheckedInputOf, InputOf } from '@boekwerk/shared/contract/endpoint';
import type { Control } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { useMoveTargets } from './queries';
import { texts } from './texts';

type Props = {
  control: Control<
    InputOf<typeof moveBookingItems>['body'],
    unknown,
    CheckedInputOf<typeof moveBookingItems>['body']
  >;
};

/** With more administrations than this they are searched. */
const LISTED = 10;

/** To which administration documents go. */
export function TargetField({ control }: Props) {
  const search = useServerSearch();
  const all = useMoveTargets('');
  const found = useMoveTargets(search.asked);
  return (
    <Loaded
      query={all}
      isPart
      loading={<FormSkeleton rows={1} />}
      failed={texts.failed}
      isEmpty={({ data }) => data.length === 0}
      empty={<p>{texts.none}</p>}
    >
      {({ data, has_more }) => (
        <>
          {search.asked !== '' && (
            <Loaded query={found} isPart loading={null} failed={texts.failed}>
              {() => null}
            </Loaded>
          )}
          <SelectField
            control={control}
            name="relation_id"
            label={texts.field}
            required
            placeholder={texts.choose}
            hint={texts.leaves}
            options={(found.data?.data ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            {...((has_more || data.length > LISTED) && {
              onSearch: search.type,
              isWaiting: search.isWaitingFor(found),
            })}
            nothingFound={texts.nothingFound}
          />
        </>
      )}
    </Loaded>
  );
}
