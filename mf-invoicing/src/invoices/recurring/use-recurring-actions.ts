import type { RecurrenceRow } from '@boekwerk/shared/contract/recurrence';
import { useNavigate } from '@boekwerk/shared/router';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { addressOf } from '../../addresses';
import { texts } from '../texts';
import { useRowActions } from '../use-row-actions';
import { lastOf } from './last-invoice';

/** What can be done to a template, and the way to the invoice that was made of it last. */
export function useRecurringActions(
  showHistory: Parameters<typeof useRowActions>[0],
): (row: RecurrenceRow) => ActionItem[] {
  const navigate = useNavigate();
  const actionsOn = useRowActions(showHistory);
  return (row) => {
    const last = lastOf(row);
    return [
      ...actionsOn(row.base_invoice),
      ...(last
        ? [
            {
              key: 'last',
              label: texts.recurring.viewLast,
              onClick: () => navigate(addressOf(last)),
            },
          ]
        : []),
    ];
  };
}
