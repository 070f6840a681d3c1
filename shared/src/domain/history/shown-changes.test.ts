import { shownChanges } from './shown-changes';

it.each([
  ['booking_item', 'amount', '12,50', '1.210,10'],
  ['invoice', 'total', '€\u00A012,50', '€\u00A01.210,10'],
  ['booking_item', 'amount_pages', '12,5', '1.210,1'],
])('writes the field of a %s that is called %s as what it is', (entity, field, before, after) => {
  const change = { entity, field, before: 12.5, after: 1210.1, is_whole: false };
  expect(shownChanges([change])).toMatchObject([{ before, after }]);
});
