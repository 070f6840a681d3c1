import { formatBytes, formatDate, formatEuro, formatInstant, formatQuantity } from './format';

const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('Dutch formats', () => {
  it.each([
    [1284.5, '€ 1.284,50'],
    [0, '€ 0,00'],
    [-0, '€ 0,00'],
    [-0.1 - 0.2 + 0.3, '€ 0,00'],
    [-121, '€ -121,00'],
    [1234567.89, '€ 1.234.567,89'],
  ])('writes %d euro as %s', (amount, expected) => {
    expect(plain(formatEuro(amount))).toBe(expected);
  });

  it('writes dates, instants, quantities and sizes the Dutch way', () => {
    expect(formatDate('2026-11-18')).toBe('18-11-2026');
    expect(formatInstant('2026-11-18T13:05:00Z')).toBe('18-11-2026 14:05');
    expect(formatQuantity(0.333)).toBe('0,333');
    expect(formatQuantity(1000)).toBe('1.000');
    expect(formatBytes(1_468_006)).toBe('1,4 MB');
    expect(formatBytes(0)).toBe('0 kB');
    expect(formatBytes(10)).toBe('1 kB');
  });
});
