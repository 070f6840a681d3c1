import { useSession } from '@boekwerk/shared/session/session-store';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { SaveButton, useWatch } from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useOrganizations } from '../queries';
import type { LatestTask } from '../task/use-latest-task';
import { texts } from '../texts';
import '../twinfield.css';
import { OfficeField } from './office-field';
import { useAskOffice } from './use-ask-office';
import { useOfficeForm } from './use-office-form';

type FormProps = {
  latest: LatestTask;
  /** Keeps the office that is linked; null where there is none that works. */
  onCancel: (() => void) | null;
};

/** Chooses the office in the package that belongs to the client. */
export function OfficeForm({ latest, onCancel }: FormProps) {
  return (
    <Loaded
      query={useOrganizations()}
      loading={<FormSkeleton rows={2} />}
      failed={texts.failed}
      isEmpty={(organizations) => organizations.length === 0}
      empty={<NoOrganizations />}
    >
      {(organizations) => (
        <Choice organizations={organizations} latest={latest} onCancel={onCancel} />
      )}
    </Loaded>
  );
}

type Organization = { id: number; organization: { code: string; name: string } };
type Props = FormProps & { organizations: readonly Organization[] };

function Choice({ organizations, latest, onCancel }: Props) {
  const { form, link, isSaving } = useOfficeForm(organizations, latest);
  const { control, setValue, clearErrors } = form;
  useAskOffice(latest, () => void link(true));
  const [credentials_id, office_code] = useWatch({
    control,
    name: ['credentials_id', 'office_code'],
  });
  const clearOffice = () => {
    setValue('office_code', undefined);
    setValue('office_name', undefined);
    // What was said of it is not about one of another organisation.
    clearErrors('office_code');
  };
  return (
    <form
      noValidate
      className="settings-twinfield-office"
      onSubmit={(event) => {
        event.preventDefault();
        void link(false);
      }}
    >
      <p>
        <Muted>{onCancel ? texts.client.changeText : texts.client.noneText}</Muted>
      </p>
      <Columns>
        <SelectField
          control={control}
          name="credentials_id"
          label={texts.client.organization}
          options={organizations.map(optionOf)}
          onChosen={clearOffice}
        />
        <OfficeField form={form} credentials_id={credentials_id ?? null} />
      </Columns>
      <div className="settings-twinfield-foot">
        {onCancel && <Button onClick={onCancel}>{texts.client.cancel}</Button>}
        <SaveButton saved={{ isChanged: Boolean(office_code), isSaving }}>
          {texts.client.ready}
        </SaveButton>
      </div>
    </form>
  );
}

const optionOf = ({ id, organization: { code, name } }: Organization) => ({
  value: id,
  label: name === code ? code : `${name} (${code})`,
});

/** Whoever owns the firm links the first one. */
function NoOrganizations() {
  const firm = useSession(({ original }) => original);
  const { title, owner, colleague } = texts.client.noOrganizations;
  const text = (firm?.is_owner ? owner : colleague)(firm?.name ?? texts.client.firm);
  return <EmptyState picture="unreachable" title={title} text={text} />;
}
