import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';
import { isEnterOnClosedMenu } from './enter-on-closed-menu';
import { LedgerField } from './ledger-field';
import type { LedgerOptions } from './use-ledgers';
import type { LineActions } from './use-lines';

type Props = Pick<LineActions, 'onEnd'> & {
  control: InvoiceControl;
  index: number;
  /** Accounts to choose from; null when there is no such field. */
  projects: LedgerOptions | null;
  costCentres: LedgerOptions | null;
};

/** Project and cost centre of a line, in a row of their own, for lack of room beside the amounts. */
export function LineLedgers({ control, index, projects, costCentres, onEnd }: Props) {
  if (!projects && !costCentres) return null;
  const name = `products.${index}` as const;
  return (
    <tr className="invoicing-line-ledgers">
      <td
        colSpan={9}
        onKeyDownCapture={(event) =>
          isInLast(event.target) && isEnterOnClosedMenu(event) && onEnd(index)
        }
      >
        <div className="invoicing-ledgers">
          {projects && (
            <LedgerField
              control={control}
              options={projects}
              label={texts.lines.project}
              name={`${name}.project_ledger_id`}
            />
          )}
          {costCentres && (
            <LedgerField
              control={control}
              options={costCentres}
              label={texts.lines.costCentre}
              name={`${name}.cost_place_ledger_id`}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

const isInLast = (target: EventTarget) =>
  (target as Element).closest('.bw-field')?.nextElementSibling === null;
