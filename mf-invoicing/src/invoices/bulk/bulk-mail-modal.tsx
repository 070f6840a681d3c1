import { MAX_SUBJECT, MailingForm } from '@boekwerk/shared/contract/invoice-sending';
import { emailSubject } from '@boekwerk/shared/domain/invoice/email-subject';
import { useSession } from '@boekwerk/shared/session/session-store';
import { CheckboxField, TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useReturnedFocus } from '@boekwerk/shared/ui/states';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import { wantsCopies } from '../../remember-copies';
import { texts as remote } from '../../texts';
import { texts } from '../texts';
import type { confirmationFor } from './bulk-kinds';

type Props = {
  kind: 'send' | 'remind';
  question: ReturnType<typeof confirmationFor>;
  /** `null` when nothing is to be sent. */
  onAnswer: (mailing: MailingForm | null) => void;
};

/** The question before several are mailed, with the subject of all and whether the user gets a copy of each. */
export function BulkMailModal({ kind, question, onAnswer }: Props) {
  const usual = emailSubject(kind === 'send' ? 'invoice' : 'reminder', { is_credit: false });
  const { control, handleSubmit, formState } = useContractForm(MailingForm, {
    subject: usual,
    copy_to_self: wantsCopies(),
  });
  const own = useSession((session) => session.user?.email);
  const { subject, subjectHint, copyToSelf, copyHint, leave } = texts.bulk.mailing;
  const { close } = useDialogGuard({
    isChanged: formState.dirtyFields.subject === true,
    isBusy: false,
    question: leave,
    onClose: () => onAnswer(null),
  });
  useReturnedFocus();
  // As it stands each has its own: a credit is called one.
  const submit = handleSubmit((typed) =>
    onAnswer(typed.subject === usual ? { copy_to_self: typed.copy_to_self } : typed),
  );
  return (
    <Modal
      open
      title={question.title}
      width={520}
      okText={question.confirmText}
      cancelText={remote.cancel}
      onOk={submit}
      onCancel={close}
    >
      <Flex vertical gap={16}>
        {question.text}
        <TextField
          control={control}
          name="subject"
          label={subject}
          hint={subjectHint}
          maxLength={MAX_SUBJECT}
          required
        />
        <CheckboxField
          control={control}
          name="copy_to_self"
          label={copyToSelf}
          hint={own && copyHint(own)}
        />
      </Flex>
    </Modal>
  );
}
