import type {
  BookedOn,
  Trial,
  TriedDocument,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { formatDate, formatMoney } from '@boekwerk/shared/domain/money/format';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted, SectionTitle } from '@boekwerk/shared/ui/text';
import { namesOf } from '../parts/missing-codes/missing-codes';
import { type FilledRule, useTrial } from './queries';
import { texts } from './texts';

const { trial } = texts;

/** What a rule would have changed of what was booked in the last year. */
export function TrialResult({ rule }: { rule: FilledRule }) {
  return (
    <section className="bookkeeping-rule-trial" aria-live="polite">
      <SectionTitle>{trial.title}</SectionTitle>
      <Loaded query={useTrial(rule)} loading={<TextSkeleton />} failed={trial.failed} isPart>
        {(found) => <Found found={found} rule={rule} />}
      </Loaded>
    </section>
  );
}

type FoundProps = { found: Trial; rule: FilledRule };

function Found({ found: { counts, has_more, data }, rule }: FoundProps) {
  const kinds = (['changed', 'equal', 'own', 'skipped'] as const).filter(
    (kind) => counts[kind] > 0,
  );
  if (kinds.length === 0) return <p>{trial.none}</p>;
  const different = counts.changed + counts.skipped;
  return (
    <>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{trial.counts[kind](counts[kind])}</li>
        ))}
      </ul>
      {has_more && <Muted>{trial.more}</Muted>}
      {different > data.length && <p>{trial.first(data.length)}</p>}
      {data.length > 0 && <Rows data={data} rule={rule} />}
    </>
  );
}

function Rows({ data, rule }: { data: TriedDocument[]; rule: FilledRule }) {
  const { columns } = trial;
  return (
    <div className="bookkeeping-rule-rows">
      <table>
        <thead>
          <tr>
            {Object.values(columns).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((row) => (
            <tr key={row.id}>
              <td>{row.client}</td>
              <td>
                {row.invoice_number || row.file_name}{' '}
                <Muted>{row.date === null ? trial.unknown : formatDate(row.date)}</Muted>
              </td>
              <td className="bw-figures">{amountOf(row)}</td>
              <td>{outcomeOf(row, rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const amountOf = (row: TriedDocument): string =>
  row.amount === null
    ? trial.unknown
    : formatMoney({ amount: shownAmount(row.amount, row), currency: row.currency });

/** As it is booked, and as the rule would have it. */
function outcomeOf({ booked_on, missing }: TriedDocument, rule: FilledRule): string {
  const booked = booked_on.map(named).join(' + ') || trial.unknown;
  if (missing.length === 0) return trial.becomes(booked, named(rule));
  return trial.missing(booked, namesOf(missing));
}

const named = ({ ledger_code, vat_code, cost_centre_code }: BookedOn): string =>
  [ledger_code, vat_code, cost_centre_code].filter(Boolean).join(' ');
