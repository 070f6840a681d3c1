import {
  type BookingRule,
  type BookingRuleForm,
  BookingRuleForm as schema,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import './booking-rules.css';
import { type FilledRule, useSaveRule } from './queries';
import { RuleFields } from './rule-fields';
import { emptyRule, valuesOf } from './rule-values';
import { texts } from './texts';
import { TrialResult } from './trial-result';

type Props = {
  /** Leave out for a new one. */
  rule?: BookingRule;
  /** Of a new one, what is filled in. */
  given?: BookingRuleForm;
  onRemove: (rule: BookingRule) => void;
  onClose: () => void;
};

/** The form of a rule over the list, and what it would have changed. */
export function RuleModal({ rule, given = emptyRule, onRemove, onClose }: Props) {
  const { form, submit, isChanged, isSaving } = useRuleForm({ rule, given }, onClose);
  const { tried, tryOut } = useTried(form);
  useReturnedFocus();
  const guard = { isChanged, isBusy: isSaving, question: texts.leave, onClose };
  const { close } = useDialogGuard(guard);
  return (
    <Modal
      open
      title={rule?.supplier_name ?? texts.newRule}
      width={760}
      footer={null}
      onCancel={close}
    >
      <form onSubmit={submit} noValidate>
        <RuleFields control={form.control} />
        <div className="bookkeeping-rule-foot">
          {rule && (
            <Button danger disabled={isSaving} onClick={() => onRemove(rule)}>
              {texts.remove.action}
            </Button>
          )}
          <Button onClick={tryOut}>{texts.trial.action}</Button>
          <span>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              type="primary"
              htmlType="submit"
              disabled={rule !== undefined && !isChanged}
              loading={isSaving}
            >
              {texts.save}
            </Button>
          </span>
        </div>
      </form>
      {tried && <TrialResult rule={tried} />}
    </Modal>
  );
}

type Given = { rule: BookingRule | undefined; given: BookingRuleForm };

function useRuleForm({ rule, given }: Given, onSaved: () => void) {
  const save = useSaveRule(rule?.id);
  const notices = useNotices();
  const form = useContractForm(schema, rule ? valuesOf(rule) : given);
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ supplier_name }) => {
        const told = rule ? texts.updated : texts.created;
        notices.success(texts.done, told(supplier_name));
        onSaved();
      },
      onError: saveFailed,
    }),
  );
  return { form, submit, isChanged: form.formState.isDirty, isSaving: save.isPending };
}

/** The rule as it was tried; null once something else is filled in. */
function useTried(form: ReturnType<typeof useRuleForm>['form']) {
  const filled = JSON.stringify(useWatch({ control: form.control }));
  const [asked, setAsked] = useState<{ rule: FilledRule; filled: string } | null>(null);
  const tryOut = form.handleSubmit((rule) =>
    setAsked({ rule, filled: JSON.stringify(form.getValues()) }),
  );
  return { tried: asked?.filled === filled ? asked.rule : null, tryOut: () => void tryOut() };
}
