import type { checkVatImport } from '@boekwerk/shared/contract/bookkeeping/vat-import';
import type { ReplyOf } from '@boekwerk/shared/contract/endpoint';
import { Button } from '@boekwerk/shared/ui/button';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import '../imports.css';
import { Remarks } from '../remarks';
import { SheetView } from '../sheet-view';
import { texts as shared } from '../texts';
import { texts } from './texts';

type Result = ReplyOf<typeof checkVatImport>;

type Props = { result: Result; fileName: string; isImporting: boolean; onImport: () => void };

/** What a sheet of invoices comes to; it can be imported when nothing is wrong. */
export function VatResult({ result, fileName, isImporting, onImport }: Props) {
  const { errors, errors_count, warnings, warnings_count, purchases, sales, skipped } = result;
  const told = errors.length + warnings.length;
  const all = errors_count + warnings_count;
  return (
    <Card title={fileName}>
      <p>{texts.outcome(purchases, sales, skipped)}</p>
      <Verdict {...result} />
      {all > told && <p>{shared.firstOf(told, all)}</p>}
      <div className="bookkeeping-sheet-beside">
        <div>
          <Remarks errors={errors} warnings={warnings} />
        </div>
        <SheetView sheet={result.sheet} errors={errors} warnings={warnings} />
      </div>
      {isReady(result) && (
        <Button type="primary" loading={isImporting} onClick={onImport}>
          {shared.import}
        </Button>
      )}
    </Card>
  );
}

const isReady = ({ errors_count, purchases, sales }: Result) =>
  errors_count === 0 && purchases + sales > 0;

function Verdict(result: Result) {
  if (result.errors_count > 0) return <InfoBar tone="red">{shared.isRefused}</InfoBar>;
  if (!isReady(result)) return <InfoBar>{texts.nothing}</InfoBar>;
  const text = result.warnings_count > 0 ? shared.onlyWarnings : texts.allGood;
  return <InfoBar tone="green">{text}</InfoBar>;
}
