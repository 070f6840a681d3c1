import { pageRanges } from './page-ranges';

it.each([
  [[1], '1'],
  [[1, 2, 3, 7], '1–3, 7'],
  [[3, 2, 1], '3, 2, 1'],
])('pages %j are said as %s', (pages, said) => expect(pageRanges(pages)).toBe(said));
