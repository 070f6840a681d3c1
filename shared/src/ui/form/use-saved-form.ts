import { type SyntheticEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useFocusThroughSaving } from '../../plain/use-focus-through-saving';
import { useNotices } from '../notices/notices-provider';
import { texts as notice } from '../notices/texts';
import { changesSince } from './changes-since';
import type { Leave } from './leave-guard';
import { texts } from './texts';
import { type FormMode, useContractForm } from './use-contract-form';
import { useFollowSaved } from './use-follow-saved';
import { useKeptDraft } from './use-kept-draft';
import { useRefusal } from './use-refusal';

type Setup<Values extends FieldValues, Filled, Saved> = {
  /** The rules of the contract. */
  schema: v.GenericSchema<Values, Filled>;
  /** What the form starts with: what is saved, with its `updated_at`, or what a new one begins as. */
  values: DefaultValues<Values>;
  mode?: FormMode;
  /** Name of the draft in the browser. */
  draft: string;
  /** Fields that are left out of the draft: secrets, and what belongs to the page around the form. */
  unkept?: readonly (keyof Values)[];
  /** False where leaving with changes needs no question, or the surroundings ask it. */
  asksToLeave?: boolean;
  /** What of the address opens the form on its page: it is left with another value of it. */
  openedBy?: string;
  /** Whether a notice says that fields are not right, besides what stands at them. */
  tellsInvalid?: boolean;
  /** Called with what is not right, besides what stands at the fields. */
  onInvalid?: (wrong: FieldErrors<Values>) => void;
  /** @throws ApiError when it could not be saved */
  save: (filled: Filled) => Promise<Saved>;
  /** What the form holds once it is saved; leave out where the form goes away then. */
  valuesOf?: (saved: Saved) => Values;
  /** What follows a save, instead of a notice that it was saved. */
  onSaved?: (saved: Saved) => void;
  /** Looks at a failure first. @returns whether that was all there is to do about it */
  onFailed?: (error: unknown) => boolean;
  /**
   * Reads what somebody else saved first; nothing when it is gone, which is said in its place then. Without it, as for what
   * is new, a 409 is a notice.
   *
   * @throws ApiError when it cannot be read
   */
  readAgain?: () => Promise<Values | undefined>;
  /** Called when the values were replaced by a draft, or by what was saved elsewhere. */
  onReplaced?: (values: Values) => void;
};

export type SavedForm<Values extends FieldValues, Filled = unknown, Saved = unknown> = ReturnType<
  typeof useSavedForm<Values, Filled, Saved>
>;

/**
 * The form of something that is saved as a whole. What was typed survives a failure, a reload, another sign-in and a
 * conflict. A second submit during a save does nothing.
 */
export function useSavedForm<Values extends FieldValues, Filled, Saved>(
  setup: Setup<Values, Filled, Saved>,
) {
  const form = useContractForm(setup.schema, setup.values, { mode: setup.mode });
  const { isDirty } = form.formState;
  const notices = useNotices();
  const draft = useKeptDraft(form, setup);
  const leave = useRef<Leave>((go) => go());
  const [isSaving, setSaving] = useState(false);
  useFocusThroughSaving(isSaving);
  const refusal = useRefusal(form, isSaving, setup);
  useFollowSaved(form, setup);

  const tellSaved = () => notices.success(texts.saved, texts.allSaved);
  const tellInvalid = (wrong: FieldErrors<Values>) => {
    if (setup.tellsInvalid) notices.error(notice.invalid, notice.fillIn);
    setup.onInvalid?.(wrong);
  };
  const take = (saved: Saved, before: Values) => {
    const meanwhile = changesSince(before, form.getValues());
    refusal.clear();
    if (setup.valuesOf) form.reset(setup.valuesOf(saved));
    draft.forget();
    if (setup.valuesOf)
      for (const [name, value] of meanwhile) form.setValue(name, value, { shouldDirty: true });
  };
  /** Saves what is typed, and goes on with what was saved. */
  const saveAnd = (go: (saved: Saved) => void): Promise<void> =>
    form.handleSubmit((filled) => {
      const before = structuredClone(form.getValues());
      const taken = (saved: Saved) => {
        take(saved, before);
        go(saved);
      };
      setSaving(true);
      return setup
        .save(filled)
        .then(taken, refusal.take)
        .finally(() => setSaving(false));
    }, tellInvalid)();

  return {
    form,
    isChanged: isDirty,
    isSaving,
    saveAnd,
    submit: (event?: SyntheticEvent): void => {
      event?.preventDefault();
      void saveAnd(setup.onSaved ?? tellSaved);
    },
    /** Calls back with the values if they are valid, without saving. */
    ifValid: (go: (filled: Filled) => void): void => void form.handleSubmit(go, tellInvalid)(),
    /** Leaves without asking, after a save. */
    leave: ((go) => leave.current(go)) as Leave,
    /** Asks first, as long as there is something to lose; null while there is nothing. */
    guard: isDirty && setup.asksToLeave !== false ? leave : null,
    openedBy: setup.openedBy,
    draft,
    /** Who saved first, when there is a conflict. */
    conflict: refusal.conflict,
    /**
     * Tells why something else could not be done to the version that is shown. With something typed in the form that stays
     * the version, so that it is a conflict as it is of a save.
     */
    refused: (error: unknown): void => (isDirty ? refusal.take(error) : notices.failed(error)),
    /** Shows what they saved, and offers what was typed here as a draft. */
    renew: async () => {
      draft.keep();
      const values = await setup.readAgain?.().catch(notices.failed);
      if (!values) return;
      form.reset(values);
      setup.onReplaced?.(values);
      refusal.clear();
      draft.offer();
    },
  };
}
