import { compare } from './compare';

const found = {
  name: 'Test BV Donald',
  address: 'Hizzaarderlaan 3A',
  postal_code: '8823 SJ',
  city: 'Lollum',
};
const empty = { name: '', address: '', postal_code: '', city: '' };

describe('compare', () => {
  it('fills what is empty', () => {
    expect(compare(found, { ...empty, name: ' ' }, {})).toEqual({
      fill: ['name', 'address', 'postal_code', 'city'],
      ask: [],
    });
  });

  it('asks before it replaces what was typed', () => {
    expect(compare(found, { ...empty, name: 'Donald', city: 'Lollum' }, {})).toEqual({
      fill: ['address', 'postal_code'],
      ask: ['name'],
    });
  });

  it('replaces what an earlier look-up filled in, unless that was changed since', () => {
    const earlier = { name: 'Ander BV', address: 'Kade 2', postal_code: '1000 AA', city: 'Urk' };
    expect(compare(found, { ...earlier, city: 'Emmeloord' }, earlier)).toEqual({
      fill: ['name', 'address', 'postal_code'],
      ask: ['city'],
    });
  });

  it('takes spelling for what it is', () => {
    const typed = { ...found, name: 'test bv donald', postal_code: '8823sj' };
    expect(compare(found, typed, {})).toEqual({ fill: [], ask: [] });
  });

  it('empties the address of another number, never one that was typed', () => {
    const hidden = { ...found, address: '', postal_code: '' };
    const now = { ...found, address: 'Kade 2', postal_code: '1000 AA' };
    expect(compare(hidden, now, { address: 'Kade 2' })).toEqual({ fill: ['address'], ask: [] });
  });
});
