import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveDraft } from '../../session/drafts';
import { useFormDraft } from './use-form-draft';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'getValues' | 'reset' | 'subscribe'
>;

type Setup<Values> = {
  draft: string;
  unkept?: readonly (keyof Values)[];
  onReplaced?: (values: Values) => void;
};

/** The draft of a form; restoring it merges it over the current values. */
export function useKeptDraft<Values extends FieldValues>(
  form: Form<Values>,
  { draft: name, unkept = [], onReplaced }: Setup<Values>,
) {
  // With the draft's old `updated_at` every save would be a conflict.
  const kept = (values: Values) => without(values, ['updated_at', ...unkept]);
  const { found, restore, forget, lookAgain } = useFormDraft(form, name, kept);
  return {
    found,
    forget,
    /** Keeps it now, before the form holds something else. */
    keep: () => saveDraft(name, kept(form.getValues())),
    /** Offers the stored draft, as on opening the page. */
    offer: lookAgain,
    restore: () => {
      restore((values) => ({ ...form.getValues(), ...kept(values) }));
      onReplaced?.(form.getValues());
    },
  };
}

/** What a form holds besides these fields; the type says more than there is, which nobody asks for. */
const without = <Values extends FieldValues>(values: Values, fields: readonly (keyof Values)[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !fields.includes(key))) as Values;
