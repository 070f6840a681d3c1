import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { Card } from '@boekwerk/shared/ui/layout';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import './latest-questions.css';
import { useLatestQuestions } from './queries';
import { texts } from './texts';

/** On the dashboard: what was asked last and not answered yet. */
export function Widget() {
  const seesDocuments = useMay('documents');
  return (
    <Card title={texts.title} extra={<Link to="/question/overview">{texts.all}</Link>}>
      <Loaded
        query={useLatestQuestions()}
        loading={<TextSkeleton lines={3} />}
        failed={texts.failed}
        isPart
        isEmpty={({ data }) => data.length === 0}
        empty={<Muted>{texts.none}</Muted>}
      >
        {({ data }) => (
          <ul className="bookkeeping-latest-questions">
            {data.map((question) => (
              <Question key={question.id} question={question} canOpen={seesDocuments} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
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
    <li className="bookkeeping-latest-question">
      <Avatar name={name} url={avatar_url} />
      <span className="bookkeeping-latest-question-text">
        {canOpen ? <Link to={document}>{message}</Link> : message}
        <Muted>
          {name} · <span className="bw-figures">{formatInstant(created_at)}</span>
        </Muted>
      </span>
    </li>
  );
}
