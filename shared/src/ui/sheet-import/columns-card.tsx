import type { ImportReply, SheetColumn } from '../../contract/sheet-import';
import { FieldFrame } from '../fields';
import { Card } from '../layout';
import { SelectInput } from '../select';
import { texts } from './texts';

type Props = {
  columns: readonly SheetColumn[];
  result: Pick<ImportReply, 'fields' | 'missing'>;
  isDisabled: boolean;
  onAssign: (column: SheetColumn, field: string) => void;
};

/** The columns of the file with some of their values, each with the field that it is read as. */
export function ColumnsCard(props: Props) {
  const { columns, result, isDisabled, onAssign } = props;
  return (
    <Card title={texts.columnsTitle}>
      <p className="bw-import-hint">{texts.columnsHint}</p>
      <MissingFields {...props} />
      <div className="bw-import-columns-head" aria-hidden>
        <span>{texts.inFile}</span>
        <span>{texts.field}</span>
      </div>
      <ul className="bw-import-columns">
        {columns.map((column) => (
          <li key={column.at} className={column.field === '' ? 'bw-import-ignored' : undefined}>
            <div className="bw-import-column">
              <strong>{nameOf(column)}</strong>
              <span className="bw-import-samples">{column.samples.join(' · ') || texts.empty}</span>
            </div>
            <SelectInput
              aria-label={texts.fieldOf(nameOf(column))}
              value={column.field}
              disabled={isDisabled}
              isSearchable
              nothingFound={texts.noField}
              onChange={(field) => onAssign(column, field ?? '')}
              options={[
                { value: '', label: texts.ignore },
                ...result.fields.map(({ field, name }) => ({
                  value: field,
                  label: name,
                  disabled: columns.some((one) => one !== column && one.field === field),
                })),
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What new rows cannot do without, at a field that takes one of the columns that are left. */
function MissingFields({ columns, result, isDisabled, onAssign }: Props) {
  // What was just given a column is missing until the file is checked again.
  const missing = result.missing.filter((one) => !columns.some(({ field }) => field === one.field));
  if (missing.length === 0) return null;
  const free = columns.filter(({ field }) => field === '');
  return (
    <fieldset className="bw-import-missing">
      <legend>{texts.missing}</legend>
      {missing.map(({ field, name, message }) => (
        <FieldFrame key={field} label={name} required error={message}>
          {(control) => (
            <SelectInput<number>
              {...control}
              value={null}
              disabled={isDisabled}
              placeholder={texts.chooseColumn}
              nothingFound={texts.noColumn}
              onChange={(at) => {
                const column = free.find((one) => one.at === at);
                if (column) onAssign(column, field);
              }}
              options={free.map((column) => ({ value: column.at, label: nameOf(column) }))}
            />
          )}
        </FieldFrame>
      ))}
    </fieldset>
  );
}

const nameOf = ({ name, at }: SheetColumn) => name || texts.unnamed(letterOf(at));

/** `C` for the third column, as a spreadsheet calls it. */
const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
