import type { Client } from '@boekwerk/shared/contract/clients';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DraftBar, useFormDraft } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar, PageShell } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { ClientFields } from './client-fields';
import { texts } from './texts';
import { useClientForm } from './use-client-form';

type Props = {
  /** Leave out for a new one. */
  client?: Client;
  title: string;
};

const OVERVIEW = '/relation/overview';

/** The page around the form of a client. */
export function ClientPage({ client, title }: Props) {
  const navigate = useNavigate();
  const notices = useNotices();
  const { form, submit, isChanged, isSaving } = useClientForm({ client, onSaved: saved });
  const draft = useFormDraft(form, `client.${client?.id ?? 'new'}`);
  const leave = useUnsavedGuard(isChanged, { text: texts.leave });

  // Who restores sees what was saved since; under the moment of back then it could never be saved again.
  const restore = () =>
    draft.restore((values) => ({ ...values, updated_at: form.getValues().updated_at }));
  function saved() {
    draft.forget();
    notices.success(texts.done, client ? texts.changed : texts.created);
    leave(() => navigate(OVERVIEW));
  }
  return (
    <PageShell title={title} width="form" breadcrumbs={breadcrumbs(title)}>
      <form onSubmit={submit} noValidate>
        {draft.found && (
          <DraftBar keptAt={draft.found.kept_at} onRestore={restore} onDiscard={draft.forget} />
        )}
        <ClientFields form={form} />
        <FooterBar>
          <LinkButton to={OVERVIEW}>{texts.close}</LinkButton>
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
            {texts.save}
          </Button>
        </FooterBar>
      </form>
    </PageShell>
  );
}

export const breadcrumbs = (title: string) => [
  { label: texts.relations, to: OVERVIEW },
  { label: title },
];
