import {
  FIGURES,
  type VatFigure,
  type VatLine,
  VatLinesList,
} from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { formatDate, formatMoney } from '@boekwerk/shared/domain/money/format';
import { readVatPeriod, type VatPeriod } from '@boekwerk/shared/domain/vat/vat-period';
import { useParams } from '@boekwerk/shared/router';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { PageShell } from '@boekwerk/shared/ui/page';
import { overviewAddress } from './addresses';
import { lineColumns, numberOf, paperOf, rateOf } from './line-columns';
import { useVatLines } from './queries';
import { texts } from './texts';

/** /administration/vat-overview/:period/:figure: the lines that a figure of the overview is made of. */
export function VatLinesPage() {
  const params = useParams();
  const period = readVatPeriod(params.period ?? '');
  const figure = FIGURES.find((each) => each === params.figure);
  if (period && figure)
    return <LinesOfFigure key={`${params.period} ${figure}`} period={period} figure={figure} />;
  return (
    <PageShell title={texts.title}>
      <EmptyState
        picture="nothing-found"
        title={texts.badAddress}
        text={texts.noLinesHint}
        action={<LinkButton to="/administration/vat-overview">{texts.back}</LinkButton>}
      />
    </PageShell>
  );
}

/** All figures share how their lines are shown; each begins on its first page, with all that it is made of. */
const remembered = { remember: 'vat-lines', momentary: ['page', 'search'] };

type Props = { period: VatPeriod; figure: VatFigure };

function LinesOfFigure({ period, figure }: Props) {
  const list = useListState(VatLinesList, remembered);
  const lines = useVatLines({ period, figure, list: list.query });
  return (
    <ListPage
      title={`${texts.linesOf(figure)}, ${texts.shownPeriod[period.length](period.start)}`}
      action={<LinkButton to={overviewAddress(period)}>{texts.back}</LinkButton>}
      list={list}
      query={lines}
      columns={lineColumns}
      rowLink={paperOf}
      phoneRow={phoneRow}
      empty={<EmptyState picture="invoices" title={texts.noLines} text={texts.noLinesHint} />}
      texts={texts.list}
    />
  );
}

const phoneRow = (line: VatLine) => ({
  title: line.relation || numberOf(line),
  amount: formatMoney({ amount: line.turnover, currency: line.currency }),
  meta: [
    `${texts.columns.vat} ${formatMoney({ amount: line.vat, currency: line.currency })} (${rateOf(line)})`,
    numberOf(line),
    formatDate(line.date),
  ].join(' · '),
});
