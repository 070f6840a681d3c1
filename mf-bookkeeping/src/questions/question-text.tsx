import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { Link } from '@boekwerk/shared/router';
import { Avatar } from '@boekwerk/shared/ui/avatar';
import { Muted } from '@boekwerk/shared/ui/text';
import './questions.css';
import type { OpenQuestion } from './use-open-question';

type Props = { question: PendingLog; open: OpenQuestion };

/** What is asked, by whom, on which document; it opens the document. */
export function QuestionText({ question, open }: Props) {
  const { name, avatar_url, file_name } = question;
  return (
    <span className="bookkeeping-question">
      <Avatar name={name} url={avatar_url} />
      <span className="bookkeeping-question-text">
        <Message question={question} open={open} />
        <Muted>
          {name} · {file_name}
        </Muted>
      </span>
    </span>
  );
}

function Message({ question, open }: Props) {
  const { message } = question;
  if (open.addressOf) return <Link to={open.addressOf(question)}>{message}</Link>;
  if (!open.enter) return message;
  return (
    <button type="button" className="bw-row-open" onClick={() => open.enter?.(question)}>
      {message}
    </button>
  );
}
