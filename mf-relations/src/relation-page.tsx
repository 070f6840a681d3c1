import { relationHistory } from '@boekwerk/shared/contract/history';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import {
  ConflictBar,
  type Control,
  DraftBar,
  ErrorSummary,
  type FieldValues,
  RequiredHint,
} from '@boekwerk/shared/ui/form';
import { HistoryButton } from '@boekwerk/shared/ui/history';
import { FooterBar, PageShell } from '@boekwerk/shared/ui/page';
import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { AlikeQuestion } from './alike-question';
import { breadcrumbs } from './breadcrumbs';
import { texts } from './texts';
import type { usePageForm } from './use-page-form';
import { useRemove } from './use-remove';

type Props<Values extends FieldValues> = {
  /** Leave out for a new one. */
  relation?: { id: number; name: string };
  // biome-ignore lint/suspicious/noExplicitAny: it does not mind what the form makes of its values
  control: Control<Values, any, any>;
  page: Pick<
    ReturnType<typeof usePageForm>,
    'found' | 'forget' | 'restore' | 'keep' | 'goToOverview'
  >;
  saving: {
    submit: FormEventHandler;
    isChanged: boolean;
    isSaving: boolean;
    question: ComponentProps<typeof AlikeQuestion>;
  };
  /** Who saved first; null when nobody did. */
  conflict?: string | null;
  /** Shows what they saved. */
  onRenew?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The page around the form of a relation, new or existing. */
export function RelationPage<Values extends FieldValues>(props: Props<Values>) {
  const { relation, control, page, saving, conflict, onRenew, children } = props;
  const title = relation ? texts.edit : texts.create;
  const renew = () => {
    page.keep();
    onRenew?.();
  };
  return (
    <PageShell
      title={title}
      width="form"
      breadcrumbs={breadcrumbs(title)}
      action={relation && <History {...relation} />}
    >
      <form onSubmit={saving.submit} noValidate>
        {conflict && <ConflictBar message={conflict} onRenew={renew} />}
        {page.found && (
          <DraftBar keptAt={page.found.kept_at} onRestore={page.restore} onDiscard={page.forget} />
        )}
        <AlikeQuestion {...saving.question} />
        <ErrorSummary control={control} />
        <RequiredHint />
        {children}
        <FooterBar left={relation && <RemoveButton {...relation} onRemoved={page.goToOverview} />}>
          <LinkButton to={OVERVIEW}>{texts.close}</LinkButton>
          <Button
            type="primary"
            htmlType="submit"
            disabled={!saving.isChanged}
            loading={saving.isSaving}
          >
            {texts.save}
          </Button>
        </FooterBar>
      </form>
    </PageShell>
  );
}

function History({ id, name }: { id: number; name: string }) {
  return <HistoryButton title={texts.historyOf(name)} endpoint={relationHistory} id={id} />;
}

type RemoveProps = { id: number; name: string; onRemoved: () => void };

function RemoveButton(removed: RemoveProps) {
  const remove = useRemove();
  return (
    <Button danger onClick={() => void remove(removed)}>
      {texts.remove}
    </Button>
  );
}
