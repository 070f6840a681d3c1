import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import type { VatPeriod } from '@boekwerk/shared/domain/vat/vat-period';
import { Link } from '@boekwerk/shared/router';
import { Card } from '@boekwerk/shared/ui/layout';
import { Muted } from '@boekwerk/shared/ui/text';
import { linesAddress } from './addresses';
import { texts } from './texts';
import { VatAmount } from './vat-amount';

type Props = { rows: VatOverview['not_assigned']; period: VatPeriod };

/** What counts in no box, by why; nothing of it is left out of sight. */
export function NotAssignedCard({ rows, period }: Props) {
  if (rows.length === 0) return null;
  return (
    <Card title={texts.notAssigned}>
      <p>{texts.notAssignedHint}</p>
      <table className="bookkeeping-vat-table">
        <thead>
          <tr>
            <th scope="col">{texts.columns.name}</th>
            <th scope="col">{texts.columns.turnover}</th>
            <th scope="col">{texts.columns.vat}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reason, turnover, vat, lines }) => (
            <tr key={reason}>
              <td>
                {texts.reasons[reason]}{' '}
                <Link to={linesAddress(period, reason)}>{texts.lines(lines)}</Link>
              </td>
              {[[texts.columns.turnover, turnover] as const, [texts.columns.vat, vat] as const].map(
                ([column, amount]) => (
                  <td key={column} data-column={column}>
                    {reason === 'currency' ? (
                      <Muted>{texts.unknown}</Muted>
                    ) : (
                      <VatAmount amount={amount} />
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
