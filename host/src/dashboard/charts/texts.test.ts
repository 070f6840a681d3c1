import { revenueSummary } from './texts';

it('adds up the months to the cent, for who hears the chart', () => {
  const months = [-0.1, -0.2, 0.3].map((amount, at) => ({ key: `${at}`, name: `m${at}`, amount }));
  expect(revenueSummary(months)).toMatch(/Samen €\s0,00\./);
});
