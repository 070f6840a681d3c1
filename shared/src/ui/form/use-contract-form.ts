import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormHandleSubmit,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import type * as v from 'valibot';
import { useOneSubmit } from './use-one-submit';
import { useTellUnshown } from './use-unshown-errors';

/** `onBlur` for a form with rows: adding one must not check the rows that nobody has typed in yet. */
export type FormMode = 'onTouched' | 'onBlur';

type Options = { mode?: FormMode };

/**
 * A form whose rules and messages are those of the contract. Errors appear on leaving a field and on
 * saving; the first one gets the focus. One that no field shows is told in a notice. It is submitted once at a time.
 *
 * @param defaultValues a value for every field (null or '' while empty), so that "changed" can be told
 */
export function useContractForm<Input extends FieldValues, Output>(
  schema: v.GenericSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
  { mode = 'onTouched' }: Options = {},
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode,
    // Otherwise rules over several fields would not run until every single field is valid.
    criteriaMode: 'all',
  });
  const tellUnshown = useTellUnshown(form.control);
  const handleSubmit: UseFormHandleSubmit<Input, Output> = (onValid, onInvalid) =>
    form.handleSubmit(onValid, (errors, event) => {
      tellUnshown(errors);
      return onInvalid?.(errors, event);
    });
  const setError: UseFormSetError<Input> = (name, error, options) => {
    form.setError(name, error, options);
    tellUnshown({ [name]: error });
  };
  return { ...form, setError, handleSubmit: useOneSubmit(handleSubmit) };
}
