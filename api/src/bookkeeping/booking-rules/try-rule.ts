import {
  type BookedOn,
  type BookingRuleForm,
  MAX_TRIED,
  MAX_TRIED_SHOWN,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type * as v from 'valibot';
import type { Call } from '../../platform/http/call';
import { findTried, type TriedRow } from './trial-store';

type Rule = v.InferOutput<typeof BookingRuleForm>;
type Outcome = 'equal' | 'changed' | 'own' | 'skipped';

const DAYS = 365;

/** What a rule would have changed of what was booked of its supplier lately, of the clients whose books the caller keeps. */
export async function tryRule({ db, caller }: Pick<Call, 'db' | 'caller'>, rule: Rule) {
  const rows = await findTried(db, caller, {
    rule,
    since: addDays(today(), -DAYS),
    count: MAX_TRIED + 1,
  });
  const tried = rows.slice(0, MAX_TRIED).map((row) => ({ ...row, ...judged(row, rule) }));
  const ofOutcome = (outcome: Outcome) => tried.filter((row) => row.outcome === outcome).length;
  return {
    counts: {
      equal: ofOutcome('equal'),
      changed: ofOutcome('changed'),
      own: ofOutcome('own'),
      skipped: ofOutcome('skipped'),
    },
    has_more: rows.length > MAX_TRIED,
    data: tried
      .filter(({ outcome }) => outcome === 'changed' || outcome === 'skipped')
      .slice(0, MAX_TRIED_SHOWN),
  };
}

/** What would have become of a document, in the order in which proposals go. */
function judged(
  { has_own_lines, has_ledger, has_vat, has_cost_centre, booked_on }: TriedRow,
  rule: Rule,
) {
  const codes = [
    { type: LedgerType.profitAndLoss, code: rule.ledger_code, isThere: has_ledger },
    { type: LedgerType.vat, code: rule.vat_code, isThere: has_vat },
    { type: LedgerType.costCentre, code: rule.cost_centre_code, isThere: has_cost_centre },
  ];
  const missing = codes
    .filter(({ code, isThere }) => code !== '' && !isThere)
    .map(({ type, code }) => ({ type, code }));
  const isEqual = booked_on.every((line) => isBookedBy(rule, line));
  const outcome: Outcome = has_own_lines
    ? 'own'
    : missing.length > 0
      ? 'skipped'
      : isEqual
        ? 'equal'
        : 'changed';
  return { outcome, missing };
}

/** What a rule leaves open fits, whatever it was. */
const isBookedBy = (rule: Rule, line: BookedOn): boolean =>
  line.ledger_code === rule.ledger_code &&
  (rule.vat_code === '' || line.vat_code === rule.vat_code) &&
  (rule.cost_centre_code === '' || line.cost_centre_code === rule.cost_centre_code);
