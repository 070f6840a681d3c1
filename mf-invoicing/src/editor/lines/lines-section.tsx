import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { Button } from '@boekwerk/shared/ui/button';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { texts } from '../../texts';
import { DiscountField } from '../totals/discount-field';
import type { InvoiceFormParts } from '../use-invoice-form';
import { LineRow } from './line-row';
import './lines.css';
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
  const { fields, actions, onAdd, undo, announced } = useLines(form);
  const { control, setValue } = form;
  const projects = useLedgers(LedgerType.project);
  const costCentres = useLedgers(LedgerType.costCentre);
  return (
    <section className="bw-card invoicing-lines-card">
      <header className="invoicing-part-head">
        <h2>{texts.lines.title}</h2>
        <PriceMode control={control} />
      </header>
      <table className="invoicing-lines invoicing-lines-write">
        <LinesHead control={control} />
        <tbody>
          {fields.map(({ id }, index) => (
            <LineRow
              key={id}
              control={control}
              setValue={setValue}
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
      <div role="status" className="bw-unseen">
        {announced}
      </div>
      <PriceModeBar form={form} />
      {undo && (
        <InfoBar
          tone="neutral"
          action={
            <Button size="small" onClick={undo.undo}>
              {texts.lines.undo}
            </Button>
          }
        >
          {undo.text}
        </InfoBar>
      )}
      <div className="invoicing-lines-foot">
        <Button type="link" icon={<PlusOutlined />} onClick={onAdd}>
          {texts.lines.add}
        </Button>
        <DiscountField form={form} />
      </div>
    </section>
  );
}
