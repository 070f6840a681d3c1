import { centsOf } from '../../books/amounts';
import type { Line, Side } from '../../books/types';
import { child, childrenOf, type Element, place, textOf } from '../../xml/element';
import type { Header } from './read-header';
import { checkDetailDimensions, readTotalDimensions } from './read-line-dimensions';
import { readVatOf } from './read-line-vat';
import { readPerformance } from './read-performance';
import type { Reading } from './reading';

/** Source: the package's help; the same as in a bank statement. */
const LONGEST_DESCRIPTION = 40;
const LINE_TYPES = ['total', 'detail', 'vat'] as const;

/** The lines that were sent, without those that the package makes itself. Complains about what is wrong with them. */
export function readLines(reading: Reading, header: Header): Line[] {
  const sent = childrenOf(child(reading.sent, 'lines'), 'line');
  if (sent.length === 0) reading.fail(place(reading.sent, 'lines'), (texts) => texts.noLines());
  checkTotals(reading, header, sent);
  checkIds(reading, sent);
  // The relation stands on the total line, and a detail line may need it.
  const totals = sent.filter(({ attributes }) => attributes.type === 'total');
  const relation = totals.map((line) => textOf(line, 'dim2'))[0] ?? '';
  return sent.flatMap((line, index) => readLine(reading, header, line, index, relation) ?? []);
}

function readLine(
  reading: Reading,
  header: Header,
  sent: Element,
  index: number,
  relation: string,
): Line | null {
  const type = LINE_TYPES.find((each) => each === sent.attributes.type);
  if (!type) {
    reading.fail(sent, (texts) => texts.lineType(sent.attributes.type ?? ''));
    return null;
  }
  const value = readValue(reading, sent, type);
  const dimensions =
    type === 'total'
      ? readTotalDimensions(reading, header, sent)
      : checkDetailDimensions(reading, sent, type);
  const line: Line = {
    id: sent.attributes.id ?? String(index + 1),
    type,
    ...dimensions,
    value,
    basevalue: value,
    debitcredit: readSide(reading, sent),
    description: readDescription(reading, sent),
    vatcode: textOf(sent, 'vatcode'),
    vatvalue: null,
    vatturnover: centsOf(textOf(sent, 'vatturnover')),
    baseline: textOf(sent, 'baseline'),
    performance: null,
  };
  if (type === 'total') return line;
  const vat = readVatOf(reading, header, sent, line);
  const performance = readPerformance(reading, sent, vat?.code, relation);
  return { ...line, vatvalue: vat?.value ?? null, performance };
}

/** One for an invoice, none for a journal entry. */
function checkTotals({ sent, fail }: Reading, { journal }: Header, lines: Element[]) {
  const totals = lines.filter(({ attributes }) => attributes.type === 'total');
  const at = place(sent, 'lines');
  if (journal.category === 'journal' && totals.length > 0) fail(at, (texts) => texts.noTotalLine());
  if (journal.category !== 'journal' && totals.length !== 1)
    fail(at, (texts) => texts.totalLines());
}

function checkIds({ fail }: Reading, lines: Element[]) {
  const seen = new Set<string>();
  for (const line of lines) {
    const { id } = line.attributes;
    if (id !== undefined && seen.has(id)) fail(line, (texts) => texts.lineIdDouble(id));
    if (id !== undefined) seen.add(id);
  }
}

function readValue({ fail }: Reading, sent: Element, type: Line['type']): number {
  const cents = centsOf(textOf(sent, 'value'));
  if (cents === null) fail(place(sent, 'value'), (texts) => texts.valueInvalid());
  if (cents === 0 && type === 'total') fail(place(sent, 'value'), (texts) => texts.valueZero());
  return cents ?? 0;
}

function readSide({ fail }: Reading, sent: Element): Side {
  const said = textOf(sent, 'debitcredit');
  if (said === 'debit' || said === 'credit') return said;
  fail(place(sent, 'debitcredit'), (texts) => texts.sideInvalid());
  return 'debit';
}

function readDescription({ fail }: Reading, sent: Element): string {
  const said = textOf(sent, 'description');
  if (said.length > LONGEST_DESCRIPTION)
    fail(place(sent, 'description'), (texts) => texts.tooLong(LONGEST_DESCRIPTION));
  return said;
}
