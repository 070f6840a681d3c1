import { presetPeriods } from './periods';

const periodsOn = (today: string) =>
  Object.fromEntries(presetPeriods(today).map(({ label, period }) => [label, period]));

describe('preset periods', () => {
  it('end on the last day of their month, quarter and year', () => {
    expect(periodsOn('2028-02-29')).toEqual({
      'Deze maand': { from: '2028-02-01', to: '2028-02-29' },
      'Vorige maand': { from: '2028-01-01', to: '2028-01-31' },
      'Dit kwartaal': { from: '2028-01-01', to: '2028-03-31' },
      'Dit jaar': { from: '2028-01-01', to: '2028-12-31' },
    });
  });

  it('reach back over the turn of the year', () => {
    expect(periodsOn('2026-01-15')['Vorige maand']).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    });
    expect(periodsOn('2026-12-31')['Dit kwartaal']).toEqual({
      from: '2026-10-01',
      to: '2026-12-31',
    });
  });
});
