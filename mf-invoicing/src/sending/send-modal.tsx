import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { SendRequest } from '@boekwerk/shared/contract/invoicing';
import type { Company } from '@boekwerk/shared/contract/relations';
import { isConcept } from '@boekwerk/shared/domain/invoice-status';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useConfirm } from '@boekwerk/shared/ui/confirm';
import { TextAreaField } from '@boekwerk/shared/ui/fields';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Flex } from '@boekwerk/shared/ui/layout';
import { Modal } from '@boekwerk/shared/ui/modal';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { EmailsField } from '@boekwerk/shared/ui/select-field';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import { useReturnedFocus } from '../use-returned-focus';
import { defaultMessage } from './default-message';
import { useSendInvoice } from './queries';
import { texts } from './texts';

type Props = { invoice: Invoice; onClose: () => void };

/** Asks to whom an invoice goes and with which words, and sends it. */
export function SendModal({ invoice, onClose }: Props) {
  const company = useOwnCompany();
  useReturnedFocus();
  if (company.data) return <SendForm {...{ invoice, onClose }} company={company.data} />;
  return (
    <Modal open title={texts.title} footer={null} onCancel={onClose}>
      {company.isError ? (
        <ErrorState title={texts.failed} error={company.error} onRetry={company.refetch} />
      ) : (
        <FormSkeleton rows={3} />
      )}
    </Modal>
  );
}

function SendForm({ invoice, company, onClose }: Props & { company: Company }) {
  const send = useSendInvoice(invoice.id);
  const notices = useNotices();
  const confirm = useConfirm();
  const { control, handleSubmit, setError, formState } = useContractForm(SendRequest, {
    emails: [invoice.to_relation.general_email].filter(Boolean),
    message: defaultMessage(invoice, company),
    updated_at: invoice.updated_at,
  });
  const saveFailed = useSaveFailed(setError);
  const submit = handleSubmit((request) =>
    send.mutate(request, {
      onSuccess: () => {
        const said = isConcept(invoice.status) ? texts.sent : texts.sentAgain;
        notices.success(texts.done, said(request.emails.join(', ')));
        onClose();
      },
      onError: saveFailed,
    }),
  );

  const { isDirty } = formState;
  async function close() {
    if (send.isPending) return;
    if (!isDirty || (await confirm({ text: texts.leave }))) onClose();
  }
  return (
    <Modal
      open
      title={texts.title}
      width={640}
      okText={texts.send}
      cancelText={texts.cancel}
      confirmLoading={send.isPending}
      onOk={submit}
      onCancel={() => void close()}
    >
      <Flex vertical gap={16}>
        <EmailsField
          control={control}
          name="emails"
          label={texts.emails}
          hint={texts.emailsHint}
          required
        />
        <TextAreaField
          control={control}
          name="message"
          label={texts.message}
          maxLength={5000}
          rows={10}
          required
        />
        <Muted>{texts.attachment}</Muted>
      </Flex>
    </Modal>
  );
}
