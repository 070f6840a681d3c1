import { addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import * as v from 'valibot';
import { aRecurrence } from '../testing/a-recurrence';
import { recurrenceSchema, valuesOf } from './recurrence-values';

const longAgo = addMonths(today(), -3);
const concept = { id: 12, date: '2199-01-31', recurrence: null };

describe('the settings to start with', () => {
  it.each([
    ['the date of the invoice', concept, '2199-01-31'],
    ['today, when that was long ago', { ...concept, date: longAgo }, today()],
    [
      'today, when it was stopped long ago',
      { ...concept, recurrence: aRecurrence({ active: false, next_date: longAgo }) },
      today(),
    ],
    [
      'what is to come next, however long that has been waiting',
      { ...concept, recurrence: aRecurrence({ next_date: longAgo }) },
      longAgo,
    ],
  ])('are dated %s', (_, invoice, expected) => {
    expect(valuesOf(invoice).next_date).toBe(expected);
  });

  it('are not those of the template that an invoice was made from, once that has stopped', () => {
    const recurrence = aRecurrence({ base_invoice_id: 8, active: false, recurrence_type: 4 });
    expect(valuesOf({ ...concept, recurrence })).toMatchObject({
      base_invoice_id: 12,
      recurrence_type: 1,
    });
  });
});

describe('the number of times', () => {
  const check = (is_unlimited: boolean, max_recurrences: number | null) =>
    v.safeParse(recurrenceSchema(null), { ...valuesOf(concept), is_unlimited, max_recurrences });

  it('is 0 on the wire when it is unlimited, whatever was typed before', () => {
    expect(check(true, 12).output).toMatchObject({ max_recurrences: 0 });
  });

  it.each([[0], [null]])('is asked for when it is %s', (typed) => {
    expect(check(false, typed).issues?.[0].message).toBe('Vul een aantal in');
  });
});
