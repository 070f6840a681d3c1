import type { ImportReply } from '@boekwerk/shared/contract/relation-import';
import { Checkbox } from '@boekwerk/shared/ui/fields';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { Table } from '@boekwerk/shared/ui/table';
import { Findings } from './findings';
import { Scrollable } from './scrollable';
import { texts } from './texts';

type Props = {
  result: ImportReply;
  isAlikeAccepted: boolean;
  onAcceptAlike: (isAccepted: boolean) => void;
};

/** What importing the file comes to, and what is wrong with it. */
export function ImportResult({ result, isAlikeAccepted, onAcceptAlike }: Props) {
  const { created, updated, unchanged, errors, errors_count, warnings, warnings_count } = result;
  return (
    <Card title={texts.result}>
      <p className="relations-import-outcome">{texts.outcome(created, updated, unchanged)}</p>
      <Verdict {...result} />
      {result.errors_count === 0 && result.alike_count > 0 && (
        <InfoBar tone="amber">
          <Checkbox
            checked={isAlikeAccepted}
            onChange={({ target }) => onAcceptAlike(target.checked)}
          >
            {texts.acceptAlike(result.alike_count)}
          </Checkbox>
        </InfoBar>
      )}
      <Findings title={texts.errors(errors_count)} findings={errors} count={errors_count} />
      <Findings title={texts.warnings(warnings_count)} findings={warnings} count={warnings_count} />
      <Preview {...result} />
    </Card>
  );
}

function Verdict({ created, updated, errors_count, alike_count }: ImportReply) {
  if (errors_count > 0) return <InfoBar tone="red">{texts.errorsHint}</InfoBar>;
  if (created + updated === 0) return <InfoBar>{texts.nothingToDo}</InfoBar>;
  // What is asked about below is not said to be good.
  if (alike_count > 0) return null;
  return <InfoBar tone="green">{texts.good}</InfoBar>;
}

function Preview({ columns, preview }: ImportReply) {
  if (preview.length === 0) return null;
  return (
    <>
      <h3>{texts.preview}</h3>
      <Scrollable label={texts.preview}>
        <Table
          rowKey="at"
          columns={columns.map((title, index) => ({
            key: title,
            title,
            className: 'relations-import-cell',
            render: (_: unknown, { cells }: Row) => cells[index],
          }))}
          dataSource={preview.map((cells, at): Row => ({ at, cells }))}
          size="small"
          pagination={false}
        />
      </Scrollable>
    </>
  );
}

type Row = { at: number; cells: string[] };
