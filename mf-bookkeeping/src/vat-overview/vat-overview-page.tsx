import type { VatOverview } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  lastEnded,
  readVatPeriod,
  type VatPeriod,
  writeVatPeriod,
} from '@boekwerk/shared/domain/vat/vat-period';
import { useSearchParams } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import { BoxesCard } from './boxes-card';
import { DifferingCard } from './differing-card';
import { NotAssignedCard } from './not-assigned-card';
import { PeriodChoice } from './period-choice';
import { useExport, useVatOverview } from './queries';
import { SalesListCard } from './sales-list-card';
import { texts } from './texts';
import './vat-overview.css';

/** /administration/vat-overview: what goes into each box of the VAT return of a period; the last quarter that ended at first. */
export function VatOverviewPage() {
  const [params, setParams] = useSearchParams();
  const period = readVatPeriod(params.get('period') ?? '') ?? lastEnded(today(), 'quarter');
  const overview = useVatOverview(period);
  const toFile = useExport();
  return (
    <PageShell
      title={texts.title}
      action={
        <Button
          icon={<DownloadOutlined />}
          loading={toFile.isPending}
          onClick={() => toFile.mutate(period)}
        >
          {texts.export}
        </Button>
      }
    >
      <InfoBar>{texts.noReturn}</InfoBar>
      <PeriodChoice
        period={period}
        onChange={(chosen) => setParams({ period: writeVatPeriod(chosen) }, { replace: true })}
      />
      <Loaded
        query={overview}
        loading={<FormSkeleton rows={12} />}
        failed={texts.failed}
        tellsStale
        isEmpty={isEmpty}
        empty={<EmptyState picture="invoices" title={texts.none} text={texts.noneHint} />}
      >
        {(found) => <Overview found={found} period={period} />}
      </Loaded>
    </PageShell>
  );
}

const isEmpty = ({ boxes, not_assigned, is_complete }: VatOverview) =>
  is_complete && not_assigned.length === 0 && boxes.every(({ lines }) => lines === 0);

type Props = { found: VatOverview; period: VatPeriod };

function Overview({ found, period }: Props) {
  return (
    <>
      {!found.is_complete && <InfoBar tone="amber">{texts.incomplete}</InfoBar>}
      {!found.has_documents && <InfoBar tone="amber">{texts.invoicesOnly}</InfoBar>}
      <DifferingCard differing={found.differing} />
      <BoxesCard boxes={found.boxes} period={period} />
      <NotAssignedCard rows={found.not_assigned} period={period} />
      <SalesListCard rows={found.sales_list} />
      <Card title={texts.about}>
        <ul className="bookkeeping-vat-about">
          {texts.unknowns.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}
