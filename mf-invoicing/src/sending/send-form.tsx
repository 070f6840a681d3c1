import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { MAX_SUBJECT } from '@boekwerk/shared/contract/invoice-sending';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { useSession } from '@boekwerk/shared/session/session-store';
import { CheckboxField, TextAreaField, TextField } from '@boekwerk/shared/ui/fields';
import { DraftBar, useWatch } from '@boekwerk/shared/ui/form';
import { Flex, InfoBar } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { EmailsField } from '@boekwerk/shared/ui/select-field';
import { useDialogGuard } from '@boekwerk/shared/ui/unsaved';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { texts as remote } from '../texts';
import { MailContents } from './mail-contents';
import { type Mailing, mailedKind } from './mailing';
import { texts } from './texts';
import { useSendForm, type Words } from './use-send-form';

type Props = {
  invoice: Invoice;
  mailing: Mailing;
  /** The words to begin with. */
  begin: Words;
  check?: ReactNode;
  hasUbl: boolean;
  onClose: () => void;
};

export function SendForm({ invoice, mailing, begin, check, hasUbl, onClose }: Props) {
  const form = useSendForm(invoice, mailing, begin, onClose);
  const { control, submit, draft, isDirty, isSending } = form;
  const [subject = '', message = ''] = useWatch({ control, name: ['subject', 'message'] });
  const own = useSession((session) => session.user?.email);
  const { close } = useDialogGuard({
    isChanged: isDirty,
    isBusy: isSending,
    question: texts.leave,
    onClose: () => {
      // Whoever closes it was told that it is not kept; what was offered and not answered is.
      if (isDirty) draft.forget();
      onClose();
    },
    onLeft: () => draft.forget(),
  });
  const { to_relation } = invoice;
  return (
    <Modal
      open
      title={texts.title[mailedKind(invoice, mailing.kind)]}
      width={640}
      okText={texts.send}
      cancelText={remote.cancel}
      confirmLoading={isSending}
      onOk={submit}
      onCancel={close}
    >
      <Flex vertical gap={16}>
        <KeptWords {...form} />
        {check}
        {mailing.kind === 'reminder' && invoice.expiration_date >= today() && (
          <InfoBar tone="amber">{texts.notPastDue(formatDate(invoice.expiration_date))}</InfoBar>
        )}
        <EmailsField
          control={control}
          name="emails"
          label={texts.emails}
          hint={texts.emailsHint}
          suggestions={addressesOf(to_relation)}
          required
        />
        <CheckboxField
          control={control}
          name="copy_to_self"
          label={texts.copyToSelf}
          hint={own && texts.copyHint(own)}
        />
        <TextField
          control={control}
          name="subject"
          label={texts.subject}
          hint={numberHint(subject)}
          maxLength={MAX_SUBJECT}
          required
        />
        <TextAreaField
          control={control}
          name="message"
          label={texts.message}
          hint={numberHint(message)}
          maxLength={5000}
          rows={10}
          required={mailing.kind === 'invoice'}
        />
        <MailContents invoice={invoice} kind={mailing.kind} hasUbl={hasUbl} />
      </Flex>
    </Modal>
  );
}

/** Offers what was typed before the page was lost. */
function KeptWords({
  draft,
  setFocus,
}: Pick<ReturnType<typeof useSendForm>, 'draft' | 'setFocus'>) {
  if (!draft.found) return null;
  const answered = (answer: () => void) => () => {
    // Synchronously: a form that is filled anew knows its fields once it is drawn.
    flushSync(answer);
    setFocus('message');
  };
  return (
    <DraftBar
      keptAt={draft.found.kept_at}
      onRestore={answered(() => draft.restore())}
      onDiscard={answered(draft.forget)}
    />
  );
}

const numberHint = (typed: string) =>
  typed.includes('{invoice_number}') ? texts.numberHint : undefined;

const addressesOf = ({ general_email, email }: Invoice['to_relation']) =>
  [...new Set([general_email, email])].filter(Boolean);
