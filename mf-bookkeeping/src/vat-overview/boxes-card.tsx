import type { VatFigure, VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { BOXES_WITH_VAT, INPUT_VAT, TURNOVER_BOX_NAMES } from '@boekwerk/shared/domain/vat/vat-box';
import type { VatPeriod } from '@boekwerk/shared/domain/vat/vat-period';
import { type Declared, owedInWholeEuros, vatTotals } from '@boekwerk/shared/domain/vat/vat-totals';
import { Card } from '@boekwerk/shared/ui/layout';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { VatAmount } from './vat-amount';

const { columns } = texts;

type Props = { boxes: VatOverview['boxes']; period: VatPeriod };

/** The boxes of the return, each with what it is made of behind it. */
export function BoxesCard({ boxes, period }: Props) {
  const { owed, claimed, total } = vatTotals(boxes);
  const linesOf = (isOf: (box: string) => boolean) =>
    boxes.some(({ box, lines }) => isOf(box) && lines > 0);
  const totalOf = (amount: Declared, figure?: VatFigure) => (
    <VatAmount
      amount={amount.exact}
      whole={amount.whole}
      opens={figure && { period, figure, label: texts.openVat(figure) }}
    />
  );
  const isOwed = (box: string) => box !== INPUT_VAT;
  return (
    <Card title={texts.boxes}>
      <table className="bookkeeping-vat-table">
        <thead>
          <tr>
            <th scope="col">{columns.box}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.turnover}</th>
            <th scope="col">{columns.vat}</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map(
            (row) => row.box !== INPUT_VAT && <BoxRow key={row.box} row={row} period={period} />,
          )}
          <TotalRow box="5a" name={texts.owed}>
            {totalOf(owed, linesOf(isOwed) ? '5a' : undefined)}
          </TotalRow>
          <TotalRow box={INPUT_VAT} name={texts.inputVat}>
            {totalOf(claimed, linesOf((box) => !isOwed(box)) ? INPUT_VAT : undefined)}
          </TotalRow>
          <TotalRow box="5c" name={texts.subtotal}>
            {totalOf(total)}
          </TotalRow>
          <TotalRow box="5g" name={total.whole < 0 ? texts.refund : texts.total}>
            {totalOf(total)}
          </TotalRow>
        </tbody>
      </table>
    </Card>
  );
}

type Box = VatOverview['boxes'][number];

function BoxRow({ row: { box, turnover, vat, lines }, period }: { row: Box; period: VatPeriod }) {
  if (box === INPUT_VAT) return null;
  const opens = (label: string) => (lines > 0 ? { period, figure: box, label } : undefined);
  return (
    <tr>
      <th scope="row">{box}</th>
      <td>{TURNOVER_BOX_NAMES[box]}</td>
      <td data-column={columns.turnover}>
        <VatAmount
          amount={turnover}
          whole={owedInWholeEuros(turnover)}
          opens={opens(texts.openTurnover(box))}
        />
      </td>
      {BOXES_WITH_VAT.includes(box) ? (
        <td data-column={columns.vat}>
          <VatAmount amount={vat} whole={owedInWholeEuros(vat)} opens={opens(texts.openVat(box))} />
        </td>
      ) : (
        <td className="bookkeeping-vat-none" />
      )}
    </tr>
  );
}

type TotalProps = { box: string; name: string; children: ReactNode };

const TotalRow = ({ box, name, children }: TotalProps) => (
  <tr className="bookkeeping-vat-total">
    <th scope="row">{box}</th>
    <td>{name}</td>
    <td className="bookkeeping-vat-none" />
    <td data-column={columns.vat}>{children}</td>
  </tr>
);
