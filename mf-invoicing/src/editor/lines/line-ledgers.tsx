import { useWatch } from '@boekwerk/shared/ui/form';
import { texts } from '../../texts';
import type { InvoiceControl } from '../use-invoice-form';
import { isEnterOnClosedMenu } from './enter-on-closed-menu';
import { LedgerField } from './ledger-field';
import type { LedgerOptions } from './use-ledgers';
import type { LineActions } from './use-lines';

type Props = Pick<LineActions, 'onEnd'> & {
  control: InvoiceControl;
  index: number;
  /** Accounts to choose from; null as long as they are not known. */
  projects: LedgerOptions | null;
  costCentres: LedgerOptions | null;
};

/** Project and cost centre of a line, in a row of their own, for lack of room beside the amounts. */
export function LineLedgers({ control, index, projects, costCentres, onEnd }: Props) {
  const name = `products.${index}` as const;
  const [project, costCentre] = useWatch({
    control,
    name: [`${name}.project_ledger_id`, `${name}.cost_place_ledger_id`],
  });
  const hasProject = isAsked(projects, project);
  const hasCostCentre = isAsked(costCentres, costCentre);
  if (!hasProject && !hasCostCentre) return null;
  return (
    <tr className="invoicing-line-ledgers">
      <td
        colSpan={9}
        onKeyDownCapture={(event) =>
          isInLast(event.target) && isEnterOnClosedMenu(event) && onEnd(index)
        }
      >
        <div className="invoicing-ledgers">
          {hasProject && (
            <LedgerField
              control={control}
              options={projects}
              label={texts.lines.project}
              name={`${name}.project_ledger_id`}
            />
          )}
          {hasCostCentre && (
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

/** Where there is something to choose, or to take away: what the package has closed keeps the invoice from being saved. */
const isAsked = (options: LedgerOptions | null, chosen: number | null): options is LedgerOptions =>
  options !== null && (options.length > 0 || chosen !== null);

const isInLast = (target: EventTarget) =>
  (target as Element).closest('.bw-field')?.nextElementSibling === null;
