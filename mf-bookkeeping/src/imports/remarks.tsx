import type { ImportRemark } from '@boekwerk/shared/contract/bookkeeping/imports';
import type { Tone } from '@boekwerk/shared/ui/badge';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import './imports.css';
import { remarkText } from './remark-text';
import { texts } from './texts';

type Props = { errors: readonly ImportRemark[]; warnings: readonly ImportRemark[] };

/** What is wrong with a sheet, and what is noticed, by row and cell. */
export function Remarks({ errors, warnings }: Props) {
  return (
    <>
      <List tone="red" title={texts.errors(errors.length)} remarks={errors} />
      <List tone="amber" title={texts.warnings(warnings.length)} remarks={warnings} />
    </>
  );
}

function List(props: { tone: Tone; title: string; remarks: readonly ImportRemark[] }) {
  const { tone, title, remarks } = props;
  if (remarks.length === 0) return null;
  return (
    <InfoBar tone={tone}>
      <strong>{title}</strong>
      <ul className="bookkeeping-sheet-remarks">
        {remarks.map(remarkText).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </InfoBar>
  );
}
