import type { Existing, ImportReply } from '../../contract/sheet-import';
import { formatQuantity } from '../../domain/money/format';
import { Card, InfoBar } from '../layout';
import { Table } from '../table';
import { ExistingChoice } from './existing-choice';
import { Findings } from './findings';
import type { ImportTexts } from './import-kind';
import { Scrollable } from './scrollable';
import { texts } from './texts';

type Props = {
  result: ImportReply;
  kind: ImportTexts;
  existing: Existing | null;
  setExisting: (existing: Existing) => void;
  mustChoose: boolean;
  isSaving: boolean;
  isStored: boolean;
};

/** What importing the file comes to, and what is wrong with it. */
export function ImportResult({ result, kind, existing, setExisting, ...state }: Props) {
  const { errors, errors_count, warnings, warnings_count, alike_count } = result;
  const isAsked = result.existing_count > 0 && kind.choices.length > 1;
  return (
    <Card title={texts.result}>
      {isAsked && (
        <ExistingChoice
          kind={kind}
          existing={existing}
          isDisabled={state.isSaving || state.isStored}
          onChange={setExisting}
        />
      )}
      <Outcome {...result} />
      <Verdict result={result} kind={kind} {...state} />
      <Findings title={texts.errors(errors_count)} findings={errors} count={errors_count} />
      <Findings
        title={texts.existing(alike_count)}
        findings={result.existing}
        count={alike_count}
      />
      <Findings title={texts.warnings(warnings_count)} findings={warnings} count={warnings_count} />
      <Preview {...result} />
    </Card>
  );
}

const OUTCOMES = ['created', 'updated', 'unchanged', 'skipped', 'refused'] as const;

function Outcome(result: ImportReply) {
  return (
    <ul className="bw-import-outcome">
      {OUTCOMES.map((name) => (
        <li key={name} data-outcome={result[name] > 0 ? name : undefined}>
          <strong>{formatQuantity(result[name])}</strong> {texts.outcome[name]}
        </li>
      ))}
    </ul>
  );
}

type VerdictProps = Pick<Props, 'result' | 'kind' | 'mustChoose' | 'isStored'>;

function Verdict({ result, kind, mustChoose, isStored }: VerdictProps) {
  const { created, updated, refused, errors_count } = result;
  if (isStored)
    return <InfoBar tone="green">{texts.stored(kind.imported(created, updated), refused)}</InfoBar>;
  if (created + updated === 0)
    return errors_count > 0 ? (
      <InfoBar tone="red">{texts.nothingGood}</InfoBar>
    ) : (
      <InfoBar>{texts.nothingToDo}</InfoBar>
    );
  return (
    <>
      {refused > 0 && <InfoBar tone="amber">{texts.refusedHint(refused)}</InfoBar>}
      {mustChoose && <InfoBar tone="amber">{texts.existingFirst}</InfoBar>}
      {refused === 0 && !mustChoose && <InfoBar tone="green">{texts.good}</InfoBar>}
    </>
  );
}

function Preview({ columns, preview }: ImportReply) {
  if (preview.length === 0 || columns.length === 0) return null;
  return (
    <>
      <h3>{texts.preview}</h3>
      <Scrollable label={texts.preview}>
        <Table
          rowKey="at"
          columns={columns.map((title, index) => ({
            // Two columns may have the same heading, or none.
            key: String(index),
            title,
            className: 'bw-import-cell',
            render: (_: unknown, { cells }: Row) => cells[index],
          }))}
          dataSource={preview.map((cells, at): Row => ({ at, cells }))}
          size="small"
        />
      </Scrollable>
    </>
  );
}

type Row = { at: number; cells: string[] };
