import type { VatFigure } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { type VatPeriod, writeVatPeriod } from '@boekwerk/shared/domain/vat/vat-period';

const OVERVIEW = '/administration/vat-overview';

export const overviewAddress = (period: VatPeriod) =>
  `${OVERVIEW}?period=${writeVatPeriod(period)}`;

/** The lines that a figure is made of. */
export const linesAddress = (period: VatPeriod, figure: VatFigure) =>
  `${OVERVIEW}/${writeVatPeriod(period)}/${figure}`;
