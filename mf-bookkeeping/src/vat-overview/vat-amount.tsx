import type { VatFigure } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { formatEuro, formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import type { VatPeriod } from '@boekwerk/shared/domain/vat/vat-period';
import { Link } from '@boekwerk/shared/router';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { linesAddress } from './addresses';
import { texts } from './texts';

type Props = {
  amount: Euro;
  /** As it is filled in; left out of what is filled in nowhere. */
  whole?: number;
  /** Where it opens; left out of what has no lines. */
  opens?: { period: VatPeriod; figure: VatFigure; label: string } | undefined;
};

/** An amount to the cent, that opens into its lines, over the whole euros that go into the return. */
export function VatAmount({ amount, whole, opens }: Props) {
  return (
    <span className="bookkeeping-vat-amount">
      {opens ? (
        <Link
          to={linesAddress(opens.period, opens.figure)}
          aria-label={`${formatEuro(amount)}. ${opens.label}`}
        >
          <Amount value={amount} />
        </Link>
      ) : (
        <Amount value={amount} />
      )}
      {whole !== undefined && <Muted>{texts.whole(formatQuantity(whole))}</Muted>}
    </span>
  );
}
