/** Stands in for what our tables leave out; whoever starts using that finds out at once. */
export default function NotInTables() {
  throw new Error('Left out of tables: take it out of tools/webpack/plain-tables.cjs first');
}

export const flattenKeys = NotInTables;
