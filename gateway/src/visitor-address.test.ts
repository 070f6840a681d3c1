import { visitorAddress } from './visitor-address';

it.each([
  ['10.0.0.5', '10.0.0.5'],
  ['::ffff:10.0.0.5', '::ffff:10.0.0.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001::3:4:5:6:7:8', '2001:0:3:4'],
  ['::1', '0:0:0:0'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
])('%s counts as %s', (ip, visitor) => {
  expect(visitorAddress(ip)).toBe(visitor);
});
