import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar, Sheet } from '@boekwerk/shared/ui/layout';
import { TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import './latest-questions.css';
import { useLatestQuestions } from './queries';
import { texts } from './texts';

/** On the dashboard: what was asked last and not answered yet. */
export function Widget() {
  const seesDocuments = useMay('documents');
  const questions = useLatestQuestions();
  const retry = (
    <Button size="small" loading={questions.isFetching} onClick={() => void questions.refetch()}>
      {texts.retry}
    </Button>
  );
  return (
    <Sheet title={texts.title} extra={<Link to="/question/overview">{texts.all}</Link>}>
      {questions.error && (
        <InfoBar tone="red" action={retry}>
          {texts.failed}
        </InfoBar>
      )}
      {questions.isPending && <TextSkeleton lines={3} />}
      {questions.data?.data.length === 0 && <Muted>{texts.none}</Muted>}
      <ul className="latest-questions">
        {questions.data?.data.map((question) => (
          <Question key={question.id} question={question} canOpen={seesDocuments} />
        ))}
      </ul>
    </Sheet>
  );
}

type Props = {
  question: PendingLog;
  /** Whether its document may be seen. */
  canOpen: boolean;
};

function Question({ question, canOpen }: Props) {
  const { name, avatar_url, message, booking_item_id, created_at } = question;
  const document = `/administration/document/overview?id=${booking_item_id}`;
  return (
    <li className="latest-question">
      <Avatar name={name} url={avatar_url} />
      <span className="latest-question-text">
        {canOpen ? <Link to={document}>{message}</Link> : message}
        <Muted>
          {name} · <span className="bw-figures">{formatInstant(created_at)}</span>
        </Muted>
      </span>
    </li>
  );
}
