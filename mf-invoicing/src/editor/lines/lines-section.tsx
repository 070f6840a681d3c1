import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { Button } from '@boekwerk/shared/ui/button';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../../texts';
import type { InvoiceFormParts } from '../use-invoice-form';
import { LineRow } from './line-row';
import { LinesHead } from './lines-head';
import { PriceMode, PriceModeBar } from './price-mode';
import { useLedgers } from './use-ledgers';
import { useLines } from './use-lines';

type Props = {
  form: InvoiceFormParts;
  /** Shown negated. */
  isCredit: boolean;
};

export function LinesSection({ form, isCredit }: Props) {
  const { fields, actions, removed, undo } = useLines(form);
  const { control } = form;
  const projects = useLedgers(LedgerType.project);
  const costCentres = useLedgers(LedgerType.costCentre);
  return (
    <Card title={texts.lines.title} extra={<PriceMode control={control} />}>
      <div className="invoicing-lines-scroll">
        <table className="invoicing-lines">
          <LinesHead control={control} />
          <tbody>
            {fields.map(({ id }, index) => (
              <LineRow
                key={id}
                control={control}
                index={index}
                isOnly={fields.length === 1}
                isCredit={isCredit}
                projects={projects}
                costCentres={costCentres}
                {...actions}
              />
            ))}
          </tbody>
        </table>
      </div>
      <PriceModeBar form={form} />
      {removed && (
        <InfoBar
          tone="neutral"
          action={
            <Button size="small" onClick={undo}>
              {texts.lines.undo}
            </Button>
          }
        >
          {texts.lines.removed(removed.title)}
        </InfoBar>
      )}
    </Card>
  );
}
