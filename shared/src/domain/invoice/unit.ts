/** Units of an invoice line, by id, in the order of the drop-down. */
export const UNITS = [
  { unit: 0, name: 'Stuks' },
  { unit: 8, name: 'Set' },
  { unit: 9, name: 'Post' },
  { unit: 1, name: 'Uur' },
  { unit: 2, name: 'Dag' },
  { unit: 3, name: 'Gram' },
  { unit: 4, name: 'Kilogram' },
  { unit: 5, name: 'Liter' },
  { unit: 6, name: 'Meter' },
  { unit: 7, name: 'Kilometer' },
] as const;

export type Unit = (typeof UNITS)[number]['unit'];

export const UNIT_IDS: readonly Unit[] = UNITS.map(({ unit }) => unit).sort((a, b) => a - b);

export const UNIT_NAMES = Object.fromEntries(UNITS.map(({ unit, name }) => [unit, name])) as Record<
  Unit,
  string
>;
