import type { AdministrationEntry } from '@boekwerk/shared/contract/administrations';
import { uploadLogo } from '@boekwerk/shared/contract/relations';
import { useFocusThroughSaving } from '@boekwerk/shared/plain/use-focus-through-saving';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DraftBar, ErrorSummary, RequiredHint, useFormDraft } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { FooterBar } from '@boekwerk/shared/ui/page';
import { useUnsavedGuard } from '@boekwerk/shared/ui/unsaved';
import { useObjectUrl } from '@boekwerk/shared/ui/upload';
import { useState } from 'react';
import { LogoField } from '../logo-field';
import { pictureProblem } from '../picture-problem';
import { texts as settings } from '../texts';
import { AdministrationFields } from './administration-fields';
import { texts } from './texts';
import { useAdministrationForm } from './use-administration-form';
import { useCreation } from './use-creation';

const OVERVIEW = '/settings/administration/overview';

/** A further company of the user, with its logo. */
export function AdministrationForm() {
  const navigate = useNavigate();
  const notices = useNotices();
  const form = useAdministrationForm();
  const [logo, setLogo] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const draft = useFormDraft(form, 'administration.new');
  const isChanged = form.formState.isDirty || logo !== null;
  const leave = useUnsavedGuard(isChanged, { text: settings.leave });
  const { create, isCreating } = useCreation(form, logo, finished);
  useFocusThroughSaving(isCreating);

  function finished({ relation }: AdministrationEntry, logoProblem: string | null) {
    draft.forget();
    notices.success(texts.done, texts.create.created);
    if (logoProblem !== null)
      notices.error(
        texts.create.logoFailed,
        texts.create.logoFailedText(logoProblem, relation.name),
      );
    leave(() => navigate(OVERVIEW));
  }
  const choose = (file: File) => {
    const found = pictureProblem(uploadLogo, file);
    setProblem(found);
    if (!found) setLogo(file);
  };

  return (
    <form onSubmit={form.handleSubmit(create)} noValidate>
      {draft.found && (
        <DraftBar
          keptAt={draft.found.kept_at}
          onRestore={() => draft.restore()}
          onDiscard={draft.forget}
        />
      )}
      <ErrorSummary control={form.control} />
      <RequiredHint />
      <div inert={isCreating}>
        <LogoField logo={useObjectUrl(logo)} company="" problem={problem} onFile={choose} />
        <AdministrationFields form={form} />
      </div>
      <FooterBar>
        <LinkButton to={OVERVIEW}>{texts.create.cancel}</LinkButton>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isCreating}>
          {texts.add}
        </Button>
      </FooterBar>
    </form>
  );
}
