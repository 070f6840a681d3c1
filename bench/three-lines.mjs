/**
 * The form of an invoice of three lines, dated today, for the company's first customer.
 *
 * @param {(path: string) => Promise<{ data: { id: number }[] }>} call
 */
export async function threeLines(call) {
  const { data } = await call('/relations/v1/clients');
  return {
    to_relation_id: data[0].id,
    date: new Date().toISOString().slice(0, 10),
    expiration_date: '2199-12-31',
    products: [1, 2, 3].map((n) => ({ title: `Regel ${n}`, amount: n, value: 12.5, tax_id: 1 })),
  };
}
