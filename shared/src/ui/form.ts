export type {
  Control,
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormReturn,
  UseFormSetError,
} from 'react-hook-form';
export { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
export { ConflictBar } from './form/conflict-bar';
export { DraftBar } from './form/draft-bar';
export { ErrorSummary } from './form/error-summary';
export { messagesIn } from './form/errors-on-screen';
export { Fold } from './form/fold';
export { useFormFields } from './form/form-fields';
export { DialogFooter, FormFooter, SaveButton } from './form/form-footer';
export { FormFrame } from './form/form-frame';
export { keepRefused, refusedText } from './form/refused-text';
export { RequiredHint } from './form/required-hint';
export { showFieldErrors } from './form/show-field-errors';
export { useContractForm } from './form/use-contract-form';
export { useFormDraft } from './form/use-form-draft';
export { useSaveFailed } from './form/use-save-failed';
export { type SavedForm, useSavedForm } from './form/use-saved-form';
