import { requiredId } from '@boekwerk/shared/contract/fields';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import * as v from 'valibot';
import './bulk.css';
import { useColleagues } from './queries';
import { texts } from './texts';

type Props = {
  count: number;
  isBusy: boolean;
  onAssign: (colleague: { id: number; name: string }, type: 0 | 1) => void;
  onClose: () => void;
};

const words = texts.modal;

const schema = v.object({ id: requiredId(words.choose), type: v.picklist([0, 1]) });

/** Which colleague gets the ticked clients, and what they may do there. */
export function AssignModal({ count, isBusy, onAssign, onClose }: Props) {
  const query = useColleagues();
  const { control, handleSubmit } = useContractForm(schema, { id: null, type: 1 });
  const colleagues = (query.data ?? []).map((user) => ({
    value: user.id,
    label: fullName(user) || user.email,
  }));
  const assign = handleSubmit(({ id, type }) => {
    const chosen = colleagues.find(({ value }) => value === id);
    if (chosen) onAssign({ id, name: chosen.label }, type);
  });
  return (
    <Modal
      open
      width={440}
      title={words.title(count)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="primary"
            disabled={colleagues.length === 0}
            loading={isBusy}
            onClick={() => assign()}
          >
            {words.assign}
          </Button>
        </>
      }
    >
      <Loaded
        query={query}
        loading={<TextSkeleton lines={3} />}
        failed={words.failed}
        isPart
        isEmpty={({ length }) => length === 0}
        empty={<Muted>{words.noColleagues}</Muted>}
      >
        {() => (
          <div className="relations-assign">
            <SelectField
              control={control}
              name="id"
              label={words.colleague}
              required
              placeholder={words.choose}
              options={colleagues}
            />
            <SelectField control={control} name="type" label={words.right} options={RIGHTS} />
            <Muted>{words.hint}</Muted>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

const RIGHTS = ([1, 0] as const).map((value) => ({ value, label: words.rights[value] }));
