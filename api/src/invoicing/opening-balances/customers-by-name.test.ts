import type { StoredRelation } from '../store';
import { customersByName } from './customers-by-name';

const called = (id: number) =>
  ({
    ...{ id, type: 0, name: 'Dubbel  B.V.', first_name: '', last_name: '' },
    ...{ email: 'dubbel@klant.example', general_email: '' },
  }) as StoredRelation;

it('finds all who are called so, in their order, in a time that grows with their number alone', () => {
  const customers = Array.from({ length: 30_000 }, (_, id) => called(id));
  const started = performance.now();
  const byName = customersByName(customers);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(byName.get('dubbel b.v.')).toEqual(customers);
  expect(byName.get('dubbel@klant.example')).toEqual(customers);
});
