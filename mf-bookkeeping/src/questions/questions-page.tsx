import { listPendingLogs, type PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { useMay } from '@boekwerk/shared/session/use-may';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useQuestions } from './queries';
import { questionColumns } from './question-columns';
import { texts } from './texts';
import { useOpenQuestion } from './use-open-question';

/** /question/overview: what was asked on documents and not answered yet. */
export function QuestionsPage() {
  const list = useListState(listPendingLogs.query, { remember: 'questions' });
  const questions = useQuestions(list.query);
  const open = useOpenQuestion();
  const hasRelation = useMay('practice');
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={questions}
      columns={questionColumns(open, hasRelation)}
      rowLink={open.addressOf}
      onOpen={open.enter}
      phoneRow={({ message, name, relation, created_at }: PendingLog) => ({
        title: message,
        meta: hasRelation ? `${name} · ${relation.name}` : name,
        badge: <span className="bw-figures">{formatInstant(created_at)}</span>,
      })}
      empty={<EmptyState picture="questions" title={texts.none} text={texts.noneHint} />}
      texts={texts}
    />
  );
}
