import { useNavigate } from '@boekwerk/shared/router';
import { keepDraft } from '@boekwerk/shared/session/drafts';
import { type FieldValues, type UseFormReturn, useFormDraft } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { OVERVIEW, WHOLE_OVERVIEW } from './addresses';
import { texts } from './texts';

type Setup<Values extends FieldValues> = {
  // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
  form: UseFormReturn<Values, any, any>;
  /** Under which name the browser keeps what is typed. */
  draft: string;
  /** What a restored draft takes from the form as it stands: whatever belongs to what was read, or is kept nowhere. */
  unkept: readonly (keyof Values)[];
};

/** Keeps what is typed in the form of a page, asks before it is lost, and goes away once it is saved. */
export function usePageForm<Values extends FieldValues>({
  form,
  draft: name,
  unkept,
}: Setup<Values>) {
  const navigate = useNavigate();
  const notices = useNotices();
  const kept = (values: Values) => without(values, unkept);
  const draft = useFormDraft(form, name, kept);
  const leave = useUnsavedGuard(form.formState.isDirty, { text: texts.leave });

  const goTo = (overview: string) => {
    draft.forget();
    leave(() => void navigate(overview));
  };
  return {
    found: draft.found,
    forget: draft.forget,
    restore: () => draft.restore((values) => ({ ...form.getValues(), ...without(values, unkept) })),
    /** Keeps it now, before the form goes. */
    keep: () => keepDraft(name, kept(form.getValues())),
    goToOverview: () => goTo(OVERVIEW),
    created: (text: string) => {
      notices.success(texts.done, text);
      goTo(WHOLE_OVERVIEW);
    },
    changed: (text: string) => {
      notices.success(texts.done, text);
      goTo(OVERVIEW);
    },
  };
}

/** What a form holds besides these fields; the type says more than there is, which nobody asks for. */
const without = <Values extends FieldValues>(values: Values, fields: readonly (keyof Values)[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !fields.includes(key))) as Values;
