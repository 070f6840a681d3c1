import type { LikelyBooking } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { Button } from '@boekwerk/shared/ui/button';
import { useWatch } from '@boekwerk/shared/ui/form';
import { keepRuleDraft } from '../../parts/rule-draft/rule-draft';
import type { BookingLineValues } from '../booking-values';
import { useLedgers } from '../queries';
import { texts } from '../texts';
import type { BookingControl } from '../use-booking-form';

type Props = {
  control: BookingControl;
  /** Of a purchase, who it is from. */
  supplier: LikelyBooking['client'];
};

/**
 * Takes somebody of a firm from the lines of a purchase to the form of a rule that books the supplier so for all clients;
 * nothing without an account, or when lines are booked on several.
 */
export function RuleFromLines({ control, supplier }: Props) {
  const firm = useSession(({ original }) => original?.id);
  const lines = useWatch({ control, name: 'booking_lines' });
  const switchRelation = useSwitchRelation();
  const codeOf = useCodes();
  const [line] = lines;
  const ledger_code = codeOf(line?.ledger_account_id);
  if (firm === undefined || ledger_code === '' || new Set(lines.map(accountsOf)).size > 1)
    return null;
  const make = () => {
    keepRuleDraft({
      supplier_name: supplier.name,
      tax_number: supplier.tax_number,
      coc_number: supplier.coc_number,
      bank_account: supplier.bank_account,
      ledger_code,
      vat_code: codeOf(line?.vat_ledger_account_id),
      cost_centre_code: codeOf(line?.cost_place_ledger_account_id),
      description: '',
    });
    switchRelation({ relation_id: firm, to: '/administration/accountant/rules' });
  };
  return (
    <Button type="link" onClick={make}>
      {texts.lines.makeRule}
    </Button>
  );
}

const accountsOf = (line: BookingLineValues): string =>
  [line.ledger_account_id, line.vat_ledger_account_id, line.cost_place_ledger_account_id].join();

/** The code of an account of a line; '' for none. */
function useCodes() {
  const ledgers = [
    useLedgers(LedgerType.profitAndLoss).data,
    useLedgers(LedgerType.balance).data,
    useLedgers(LedgerType.vat).data,
    useLedgers(LedgerType.costCentre).data,
  ];
  return (id: number | null | undefined): string =>
    ledgers.flatMap((accounts = []) => accounts).find((one) => one.id === id)?.code ?? '';
}
