import { XMLParser } from 'fast-xml-parser';

type Sent = {
  '@_type': 'total' | 'detail';
  value: string;
  debitcredit: string;
  vatvalue?: string;
};

/** What a request says in cents, read without the code that wrote it: the total, all lines without VAT, and their VAT. */
export function sumsInXml(frozen: string): { total: number; value: number; vat: number } {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  const { lines } = parser.parse(frozen).transaction as { lines: { line: Sent[] } };
  const cents = (text = '0') => Math.round(Number(text) * 100);
  const [total] = lines.line.filter((line) => line['@_type'] === 'total');
  const sum = (amountOf: (line: Sent) => string | undefined) =>
    lines.line
      .filter((line) => line['@_type'] === 'detail')
      .reduce((all, line) => {
        const amount = cents(amountOf(line));
        return all + (line.debitcredit === total?.debitcredit ? -amount : amount);
      }, 0);
  return {
    total: cents(total?.value),
    value: sum(({ value }) => value),
    vat: sum(({ vatvalue }) => vatvalue),
  };
}
