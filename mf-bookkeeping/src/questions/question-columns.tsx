import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { QuestionText } from './question-text';
import { texts } from './texts';
import type { OpenQuestion } from './use-open-question';

/** Whose books a question is about is only asked where there are several. */
export const questionColumns = (
  open: OpenQuestion,
  hasRelation: boolean,
): ListColumns<PendingLog> => [
  {
    key: 'message',
    title: texts.columns.question,
    render: (_, question) => <QuestionText question={question} open={open} />,
  },
  ...(hasRelation ? [relationColumn] : []),
  {
    key: 'created_at',
    title: texts.columns.received,
    width: 180,
    sorter: true,
    render: (_, { created_at }) => <span className="bw-figures">{formatInstant(created_at)}</span>,
  },
];

const relationColumn: ListColumns<PendingLog>[number] = {
  key: 'relation',
  title: texts.columns.relation,
  width: 260,
  render: (_, { relation }) => relation.name,
};
