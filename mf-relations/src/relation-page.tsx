import { relationHistory } from '@boekwerk/shared/contract/history';
import { useNavigate } from '@boekwerk/shared/router';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { type FieldValues, FormFooter, FormFrame } from '@boekwerk/shared/ui/form';
import { HistoryButton } from '@boekwerk/shared/ui/history';
import { PageShell } from '@boekwerk/shared/ui/page';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { AlikeQuestion } from './alike-question';
import { breadcrumbs } from './breadcrumbs';
import './relation-page.css';
import { texts } from './texts';
import type { RelationForm } from './use-relation-form';
import { useRemove } from './use-remove';

type Props<Values extends FieldValues> = {
  /** Leave out for a new one. */
  relation?: { id: number; name: string };
  saved: RelationForm<Values>;
  /** The fields. */
  children: ReactNode;
};

/** The page around the form of a relation, new or existing. */
export function RelationPage<Values extends FieldValues>({
  relation,
  saved,
  children,
}: Props<Values>) {
  const navigate = useNavigate();
  const title = relation ? texts.edit : texts.create;
  const removed = () => saved.leave(() => void navigate(OVERVIEW));
  return (
    <PageShell
      title={relation ? `${relation.name} · ${title}` : title}
      heading={title}
      badge={relation && <span className="relations-name">{relation.name}</span>}
      width="form"
      breadcrumbs={breadcrumbs(relation?.name ?? title)}
      action={relation && <History {...relation} />}
    >
      <FormFrame
        saved={saved}
        question={<AlikeQuestion {...saved.question} />}
        footer={
          <FormFooter
            saved={saved}
            left={relation && <RemoveButton {...relation} onRemoved={removed} />}
            close={<LinkButton to={OVERVIEW}>{texts.close}</LinkButton>}
          />
        }
      >
        {children}
      </FormFrame>
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
