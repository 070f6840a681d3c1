import { breadcrumbs } from './breadcrumbs';

it('are the overview, and the page itself', () => {
  expect(breadcrumbs('Studio Noord')).toEqual([
    { label: 'Relaties', to: '/relation/overview' },
    { label: 'Studio Noord' },
  ]);
});
