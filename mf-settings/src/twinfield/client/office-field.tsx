import type {
  listEnterprises,
  saveEnterprise,
} from '@boekwerk/shared/contract/bookkeeping/connection';
import type { InputOf, ReplyOf } from '@boekwerk/shared/contract/endpoint';
import type { UseFormReturn } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { Loaded } from '@boekwerk/shared/ui/states';
import { useOffices } from '../queries';
import { texts } from '../texts';

type Office = ReplyOf<typeof listEnterprises>[number];
type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
  form: UseFormReturn<InputOf<typeof saveEnterprise>['body'], any, any>;
  credentials_id: number | null;
};

/** The office, once it is known of which organisation. */
export function OfficeField({ form, credentials_id }: Props) {
  if (credentials_id === null)
    return <OfficeSelect form={form} offices={[]} placeholder={texts.client.organizationFirst} />;
  return <OfficesOf key={credentials_id} form={form} credentials_id={credentials_id} />;
}

function OfficesOf({ form, credentials_id }: { form: Props['form']; credentials_id: number }) {
  return (
    <Loaded
      query={useOffices(credentials_id)}
      isPart
      loading={<OfficeSelect form={form} offices={[]} isWaiting />}
      failed={texts.client.officesFailed}
    >
      {(offices) => <OfficeSelect form={form} offices={offices} />}
    </Loaded>
  );
}

type SelectProps = Pick<Props, 'form'> & {
  offices: readonly Office[];
  isWaiting?: boolean;
  /** Why nothing can be chosen yet. */
  placeholder?: string;
};

function OfficeSelect({ form, offices, isWaiting, placeholder }: SelectProps) {
  return (
    <SelectField
      control={form.control}
      name="office_code"
      label={texts.client.enterprise}
      options={offices.map(optionOf)}
      isSearchable
      isWaiting={isWaiting}
      disabled={placeholder !== undefined}
      placeholder={placeholder ?? texts.client.choose}
      nothingFound={texts.client.noOffices}
      onChosen={(chosen) =>
        form.setValue('office_name', offices.find(({ code }) => code === chosen)?.name ?? '')
      }
    />
  );
}

const optionOf = ({ code, name, is_taken }: Office) => {
  const label = `${name} (${code})`;
  return { value: code, label: is_taken ? texts.client.taken(label) : label, disabled: is_taken };
};
