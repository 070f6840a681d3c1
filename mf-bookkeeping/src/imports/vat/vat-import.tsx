import { vatImportTemplate } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import { Button } from '@boekwerk/shared/ui/button';
import {
  ErrorSummary,
  RequiredHint,
  useContractForm,
  useController,
  useSaveFailed,
} from '@boekwerk/shared/ui/form';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import * as v from 'valibot';
import { FileField } from '../file-field';
import '../imports.css';
import { asItIs, SheetFile } from '../sheet-file';
import { TemplateButton } from '../template-button';
import { texts as shared } from '../texts';
import { useCheckVat, useImportVat, type VatSheet } from './queries';
import { texts } from './texts';
import { VatResult } from './vat-result';

const VatForm = v.object({ file: SheetFile });

/** Checks a sheet of invoices, and imports it once nothing is wrong with it. */
export function VatImport() {
  const check = useCheckVat();
  const store = useImportVat();
  const { success } = useNotices();
  const { control, handleSubmit, setError, reset } = useContractForm(VatForm, { file: null });
  const failed = useSaveFailed(setError);
  const { field, fieldState } = useController({ control, name: 'file' });

  /** What was checked before says nothing about what is checked now. */
  const forget = () => {
    check.reset();
    store.reset();
  };
  const submit = handleSubmit(async ({ file }) => {
    forget();
    const read = await asItIs(file);
    if (read) check.mutate({ file, read }, { onError: failed });
    else setError('file', { message: shared.unreadable });
  });
  const importIt = (sheet: VatSheet) =>
    store.mutate(sheet, {
      onError: failed,
      onSuccess: ({ errors_count, purchases, sales }) => {
        // Somebody else may have imported all of it since it was checked.
        if (errors_count > 0 || purchases + sales === 0) return;
        success(shared.done, texts.imported(purchases + sales));
        reset();
        forget();
      },
    });

  // What was right when it was checked may have errors by the time it is imported.
  const result = store.data ?? check.data;
  const checked = check.variables;
  return (
    <>
      <Card>
        <form className="bookkeeping-sheet-form" onSubmit={submit} noValidate>
          <ErrorSummary control={control} />
          <InfoBar
            action={<TemplateButton template={vatImportTemplate} name={texts.templateName} />}
          >
            {texts.why}
          </InfoBar>
          <RequiredHint />
          <FileField drop={texts.drop} field={field} error={fieldState.error?.message} />
          <div>
            <Button type="primary" htmlType="submit" loading={check.isPending}>
              {shared.check}
            </Button>
          </div>
        </form>
      </Card>
      {result && checked && checked.file === field.value && (
        <VatResult
          result={result}
          fileName={checked.file.name}
          isImporting={store.isPending}
          onImport={() => importIt(checked)}
        />
      )}
    </>
  );
}
