import { isDate } from '@boekwerk/shared/domain/dates/dates';
import { Button } from '@boekwerk/shared/ui/button';
import { DateField } from '@boekwerk/shared/ui/date';
import {
  ErrorSummary,
  RequiredHint,
  useContractForm,
  useController,
  useSaveFailed,
  useWatch,
} from '@boekwerk/shared/ui/form';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { FileField } from './file-field';
import { useCheckWeeklySheet } from './queries';
import { texts } from './texts';
import { weekText } from './week';
import { WeeklySheetResult } from './weekly-sheet-result';
import './praxis.css';
import { WeeklySheetForm } from './weekly-sheet-form';

/** /administration/praxis */
export function WeeklySheetPage() {
  const check = useCheckWeeklySheet();
  const { control, handleSubmit, setError } = useContractForm(WeeklySheetForm, {
    date: '',
    file: null,
  });
  const checkFailed = useSaveFailed(setError);
  const file = useController({ control, name: 'file' });
  const date = useWatch({ control, name: 'date' });
  const submit = handleSubmit((sheet) => check.mutate(sheet, { onError: checkFailed }));

  return (
    <PageShell title={texts.title}>
      <InfoBar>{texts.nothingStored}</InfoBar>
      <Card>
        <form className="bookkeeping-sheet-form" onSubmit={submit} noValidate>
          <ErrorSummary control={control} />
          <RequiredHint />
          <DateField
            control={control}
            name="date"
            label={texts.date}
            required
            hint={date && isDate(date) && weekText(date)}
          />
          <FileField
            file={file.field.value}
            error={file.fieldState.error?.message}
            onChange={file.field.onChange}
          />
          <div>
            <Button type="primary" htmlType="submit" loading={check.isPending}>
              {texts.check}
            </Button>
          </div>
        </form>
      </Card>
      {check.data && check.variables && (
        <WeeklySheetResult result={check.data} fileName={check.variables.file.name} />
      )}
    </PageShell>
  );
}
