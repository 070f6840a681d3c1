import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { SendRequest } from '@boekwerk/shared/contract/invoice-sending';
import { invoiceEmail } from '@boekwerk/shared/domain/invoice/invoice-email';
import { isConcept } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useContractForm, useFormDraft, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useState } from 'react';
import { forgetSent, mailDraft } from '../invoice-drafts';
import { rememberCopies, wantsCopies } from '../remember-copies';
import { texts as remote } from '../texts';
import { useSendWithConfirmation } from '../use-send-with-confirmation';
import { type Mailing, mailedKind } from './mailing';
import { useSendInvoice } from './queries';
import { texts } from './texts';

export type Words = { subject: string; message: string };

/** The form of a mail about an invoice. What is typed outlives a reload and a lost session. */
export function useSendForm(
  invoice: Invoice,
  { kind, again }: Mailing,
  begin: Words,
  onSent: () => void,
) {
  const [seen, setSeen] = useState(invoice);
  const send = useSendInvoice(seen);
  const notices = useNotices();
  const askOnceMore = useSendWithConfirmation();
  const form = useContractForm(SendRequest, {
    emails: again?.emails ?? defaultEmails(invoice, kind),
    ...begin,
    copy_to_self: wantsCopies(),
    is_reminder: kind === 'reminder',
  });
  const { control, handleSubmit, setError, setFocus, formState } = form;
  const draft = useFormDraft(form, mailDraft(kind, invoice.id));
  // The version that was on screen when the form was opened, until a conflict is reported.
  if (send.isError && seen !== invoice) setSeen(invoice);

  const saveFailed = useSaveFailed(setError);
  const submit = handleSubmit(async (request) => {
    try {
      const sent = await askOnceMore((is_confirmed) =>
        send.mutateAsync({ ...request, is_confirmed }),
      );
      if (!sent) return;
      rememberCopies(request.copy_to_self ?? false);
      const said = saidOf(seen, kind);
      const what = texts.log.kind[mailedKind(seen, 'invoice')];
      notices.success(remote.done, said(what, request.emails.join(', ')));
      draft.forget();
      forgetSent(kind, invoice.id);
      onSent();
    } catch (error) {
      saveFailed(error);
    }
  });
  return {
    control,
    submit,
    draft,
    setFocus,
    isDirty: formState.isDirty,
    isSending: send.isPending,
  };
}

/** A reminder goes where the invoice went. */
function defaultEmails({ mails, to_relation }: Invoice, kind: Mailing['kind']): string[] {
  const before = mails.find((mail) => mail.kind === 'invoice' && mail.state !== 'failed');
  if (kind === 'reminder' && before) return before.emails;
  return [invoiceEmail(to_relation)].filter(Boolean);
}

function saidOf({ status }: Invoice, kind: Mailing['kind']) {
  if (kind === 'reminder') return texts.reminded;
  return isConcept(status) ? texts.sent : texts.sentAgain;
}
