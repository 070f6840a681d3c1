import { readAgain } from '@boekwerk/shared/api-client/read-again';
import {
  type BookingRule,
  type BookingRuleForm,
  BookingRuleForm as schema,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { asShown } from '@boekwerk/shared/plain/as-shown';
import { Button } from '@boekwerk/shared/ui/button';
import { FormFrame, useSavedForm, useWatch } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { useState } from 'react';
import './booking-rules.css';
import { type FilledRule, useRule, useSaveRule } from './queries';
import { RuleFields } from './rule-fields';
import { draftOf, emptyRule, valuesOf } from './rule-values';
import { texts } from './texts';
import { TrialResult } from './trial-result';

type Props = {
  /** Leave out for a new one. */
  rule?: BookingRule;
  /** Of a new one, what is filled in. */
  given?: BookingRuleForm;
  onRemove: (rule: BookingRule, onFailed: (error: unknown) => void) => void;
  onClose: () => void;
};

/** The form of a rule over the list, and what it would have changed. */
export function RuleModal({ rule, given = emptyRule, onRemove, onClose }: Props) {
  const saved = useRuleForm({ rule, given }, onClose);
  const { form, isChanged, isSaving } = saved;
  const { tried, tryOut } = useTried(saved);
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
      <p>{texts.about}</p>
      <FormFrame
        saved={saved}
        footer={
          <div className="bookkeeping-rule-foot">
            {rule && (
              <Button
                danger
                disabled={isSaving}
                onClick={() => onRemove(asShown(rule, form.getValues()), saved.refused)}
              >
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
        }
      >
        <RuleFields control={form.control} />
      </FormFrame>
      {tried && <TrialResult rule={tried} />}
    </Modal>
  );
}

type Given = { rule: BookingRule | undefined; given: BookingRuleForm };

function useRuleForm({ rule, given }: Given, onSaved: () => void) {
  const query = useRule(rule);
  const { mutateAsync: save } = useSaveRule(rule?.id);
  const notices = useNotices();
  return useSavedForm({
    schema,
    values: query.data ? valuesOf(query.data) : given,
    draft: draftOf(rule?.id),
    asksToLeave: false,
    save,
    onSaved: ({ supplier_name }) => {
      const told = rule ? texts.updated : texts.created;
      notices.success(texts.done, told(supplier_name));
      onSaved();
    },
    ...(rule && { readAgain: () => readAgain(query).then(valuesOf) }),
  });
}

/** The rule as it was tried; null once something else is filled in. */
function useTried({ form, ifValid }: ReturnType<typeof useRuleForm>) {
  const filled = JSON.stringify(useWatch({ control: form.control }));
  const [asked, setAsked] = useState<{ rule: FilledRule; filled: string } | null>(null);
  const tryOut = () =>
    ifValid((rule) => setAsked({ rule, filled: JSON.stringify(form.getValues()) }));
  return { tried: asked?.filled === filled ? asked.rule : null, tryOut };
}
