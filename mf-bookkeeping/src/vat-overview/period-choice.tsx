import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  lastDayOf,
  lastEnded,
  movedBy,
  VAT_PERIODS,
  type VatPeriod,
  type VatPeriodLength,
  vatPeriodOf,
} from '@boekwerk/shared/domain/vat/vat-period';
import { IconButton } from '@boekwerk/shared/ui/button';
import { LeftOutlined, RightOutlined } from '@boekwerk/shared/ui/icons';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { texts } from './texts';

type Props = { period: VatPeriod; onChange: (period: VatPeriod) => void };

const lengths = (Object.keys(VAT_PERIODS) as VatPeriodLength[]).map((value) => ({
  value,
  label: texts.lengths[value],
}));

/** How often the company files, and which of those periods is shown. */
export function PeriodChoice({ period, onChange }: Props) {
  const { length, start } = period;
  return (
    <div className="bookkeeping-vat-period">
      <div className="bookkeeping-vat-length">
        <SelectInput
          aria-label={texts.period}
          value={length}
          options={lengths}
          onChange={(chosen) => chosen && onChange(inOther(period, chosen))}
        />
      </div>
      <IconButton
        label={texts.earlier}
        icon={<LeftOutlined />}
        onClick={() => onChange(movedBy(period, -1))}
      />
      <strong className="bookkeeping-vat-shown" aria-live="polite">
        {texts.shownPeriod[length](start)}
      </strong>
      <IconButton
        label={texts.later}
        icon={<RightOutlined />}
        onClick={() => onChange(movedBy(period, 1))}
      />
    </div>
  );
}

/** The period of another length that the last day of this one lies in, or the last that ended when that is still to come. */
function inOther(period: VatPeriod, length: VatPeriodLength): VatPeriod {
  const within = vatPeriodOf(lastDayOf(period), length);
  const last = lastEnded(today(), length);
  return within.start > last.start ? last : within;
}
