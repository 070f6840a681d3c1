import { today } from '@boekwerk/shared/domain/dates/dates';
import { FIRST_BIRTHDAY, GENDER_NAMES, GENDERS } from '@boekwerk/shared/domain/relation/person';
import { DateField } from '@boekwerk/shared/ui/date';
import { TextField } from '@boekwerk/shared/ui/fields';
import { Card, Columns } from '@boekwerk/shared/ui/layout';
import { ActiveField } from '@boekwerk/shared/ui/party-fields';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts as remote } from '../texts';
import { BsnField } from './bsn-field';
import { texts } from './texts';
import type { FirmClientFormState } from './use-firm-client-form';

/** Who the person is. */
export function IdentityFields({ form }: { form: FirmClientFormState }) {
  const { control } = form;
  const name = { control, required: true, maxLength: 60 };
  return (
    <Card title={texts.person}>
      <Columns>
        <TextField control={control} name="initial" label={texts.initial} maxLength={20} />
        <TextField {...name} name="first_name" label={remote.firstName} />
        <TextField {...name} name="last_name" label={remote.lastName} />
        <SelectField control={control} name="gender" label={texts.gender} options={genders} />
        <DateField
          control={control}
          name="date_of_birth"
          label={texts.dateOfBirth}
          min={FIRST_BIRTHDAY}
          max={today()}
        />
        <BsnField control={control} />
        <ActiveField control={control} hint={remote.activeHint} />
      </Columns>
    </Card>
  );
}

const genders = GENDERS.map((value) => ({ value, label: GENDER_NAMES[value] }));
