import { weeklySheetTemplate } from '@boekwerk/shared/contract/bookkeeping/weekly-sheet';
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
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FileField } from '../file-field';
import '../imports.css';
import { asItIs } from '../sheet-file';
import { TemplateButton } from '../template-button';
import { texts as shared } from '../texts';
import { weekText } from '../week';
import { useCheckWeeklySheet, useImportWeeklySheet, type WeeklySheet } from './queries';
import { texts } from './texts';
import { WeeklySheetForm } from './weekly-sheet-form';
import { WeeklySheetResult } from './weekly-sheet-result';

/** Checks a weekly sheet, and imports it once nothing is wrong with it. */
export function WeeklySheetImport() {
  const check = useCheckWeeklySheet();
  const store = useImportWeeklySheet();
  const { success } = useNotices();
  const { control, handleSubmit, setError, reset } = useContractForm(WeeklySheetForm, {
    date: '',
    file: null,
  });
  const failed = useSaveFailed(setError);
  const file = useController({ control, name: 'file' });
  const date = useWatch({ control, name: 'date' });

  /** What was checked before says nothing about what is checked now. */
  const forget = () => {
    check.reset();
    store.reset();
  };
  const submit = handleSubmit(async (filled) => {
    forget();
    const read = await asItIs(filled.file);
    if (read) check.mutate({ ...filled, read }, { onError: failed });
    else setError('file', { message: shared.unreadable });
  });
  const importIt = (sheet: WeeklySheet) =>
    store.mutate(sheet, {
      onError: failed,
      onSuccess: ({ booking_item_id }) => {
        if (booking_item_id === null) return;
        success(shared.done, texts.imported(weekText(sheet.date)));
        reset();
        forget();
      },
    });

  const checked = check.variables;
  // What was right when it was checked may have errors by the time it is imported.
  const result = store.data ? { ...store.data, is_ready: false } : check.data;
  const isOfThis =
    checked !== undefined && checked.date === date && checked.file === file.field.value;
  return (
    <>
      <Card>
        <form className="bookkeeping-sheet-form" onSubmit={submit} noValidate>
          <ErrorSummary control={control} />
          <InfoBar
            action={<TemplateButton template={weeklySheetTemplate} name={texts.templateName} />}
          >
            {texts.why}
          </InfoBar>
          <RequiredHint />
          <DateField
            control={control}
            name="date"
            label={texts.date}
            required
            hint={date && isDate(date) && weekText(date)}
          />
          <FileField drop={texts.drop} field={file.field} error={file.fieldState.error?.message} />
          <div>
            <Button type="primary" htmlType="submit" loading={check.isPending}>
              {shared.check}
            </Button>
          </div>
        </form>
      </Card>
      {result && isOfThis && (
        <WeeklySheetResult
          result={result}
          fileName={checked.file.name}
          isImporting={store.isPending}
          onImport={() => importIt(checked)}
        />
      )}
    </>
  );
}
