import { DeletionForm as schema } from '@boekwerk/shared/contract/account-deletion';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { PasswordField, TextField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { ModalFooter } from '../../modal-footer';
import { CodeField } from '../code-field';
import '../security/security.css';
import { useRequestDeletion } from './queries';
import { texts } from './texts';

type Props = {
  /** Whether the account has a second factor. */
  asksCode: boolean;
  onClose: () => void;
};

/** Asks to delete the own account, of whoever proves that it is theirs and that they mean it. */
export function DeletionForm({ asksCode, onClose }: Props) {
  const notices = useNotices();
  const ask = useRequestDeletion();
  const { control, handleSubmit, setError } = useContractForm(schema, EMPTY);
  const failed = useSaveFailed(setError);
  const submit = handleSubmit((form) =>
    ask.mutate(form, {
      onSuccess: ({ deletion_due_on }) => {
        notices.success(texts.asked, texts.until(formatDate(deletion_due_on ?? '')));
        onClose();
      },
      onError: failed,
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <p className="settings-security-text">{texts.dialogText}</p>
      <Flex vertical gap={16}>
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          required
          autoComplete="current-password"
          autoFocus
        />
        {asksCode && (
          <CodeField control={control} name="otp" label={texts.code} hint={texts.codeHint} />
        )}
        <TextField
          control={control}
          name="confirmation"
          label={texts.confirmation}
          required
          maxLength={60}
          autoComplete="off"
        />
      </Flex>
      <ModalFooter text={texts.section} isDanger isSaving={ask.isPending} onCancel={onClose} />
    </form>
  );
}

const EMPTY = { password: '', otp: '', confirmation: '' };
