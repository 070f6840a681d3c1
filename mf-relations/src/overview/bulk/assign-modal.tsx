import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { Button } from '@boekwerk/shared/ui/button';
import { Modal } from '@boekwerk/shared/ui/modal';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useId, useState } from 'react';
import './bulk.css';
import { useColleagues } from './queries';
import { texts } from './texts';

type Colleague = { id: number; name: string };

type Props = {
  count: number;
  isBusy: boolean;
  onAssign: (colleague: Colleague, type: 0 | 1) => void;
  onClose: () => void;
};

const words = texts.modal;

/** Which colleague gets the ticked clients, and what they may do there. */
export function AssignModal({ count, isBusy, onAssign, onClose }: Props) {
  const [colleague, choose] = useState<Colleague | null>(null);
  const [type, setType] = useState<0 | 1>(1);
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
            disabled={colleague === null}
            loading={isBusy}
            onClick={() => colleague && onAssign(colleague, type)}
          >
            {words.assign}
          </Button>
        </>
      }
    >
      <Loaded
        query={useColleagues()}
        loading={<TextSkeleton lines={3} />}
        failed={words.failed}
        isPart
        isEmpty={({ length }) => length === 0}
        empty={<Muted>{words.noColleagues}</Muted>}
      >
        {(colleagues) => (
          <div className="relations-assign">
            <Choice
              label={words.colleague}
              value={colleague?.id ?? null}
              placeholder={words.choose}
              options={colleagues.map((user) => ({
                value: user.id,
                label: fullName(user) || user.email,
              }))}
              onChoose={(id) => {
                const chosen = colleagues.find((user) => user.id === id);
                choose(chosen ? { id: chosen.id, name: fullName(chosen) || chosen.email } : null);
              }}
            />
            <Choice
              label={words.right}
              value={type}
              options={[
                { value: 1, label: words.rights[1] },
                { value: 0, label: words.rights[0] },
              ]}
              onChoose={(right) => setType(right === 0 ? 0 : 1)}
            />
            <Muted>{words.hint}</Muted>
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

type ChoiceProps = {
  label: string;
  value: number | null;
  placeholder?: string;
  options: { value: number; label: string }[];
  onChoose: (value: number | null) => void;
};

function Choice({ label, value, placeholder, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <SelectInput
        id={id}
        value={value}
        onChange={(chosen) => onChoose(chosen ?? null)}
        options={options}
        {...(placeholder && { placeholder })}
      />
    </div>
  );
}
