import { appUnderTest } from '../../testing/app-under-test';
import { aParty, aPrintedLine } from '../pdf/testing/a-printed-invoice';
import { checkedUbl } from './checked-ubl';
import { aUblInvoice } from './testing/a-ubl-invoice';
import { writeUbl } from './write-ubl';

const app = appUnderTest();

const longest = aUblInvoice({
  products: Array.from({ length: 500 }, (_, n) => aPrintedLine({ title: `Regel ${n}` })),
});

it('writes what is written without a thread, and says what is wrong with it', async () => {
  for (const invoice of [longest, aUblInvoice({ from: aParty({ tax_number: '' }) })])
    expect(await writeUbl(app.pdfThreads, invoice)).toEqual(checkedUbl(invoice));
});

it('lets others be answered while that of the longest invoice is written', async () => {
  const answered: string[] = [];
  const writing = writeUbl(app.pdfThreads, longest).then(() => answered.push('the e-invoice'));
  for (let n = 0; n < 3; n++) {
    await app.http.inject('/api/health');
    answered.push('another call');
  }
  await writing;
  expect(answered.at(-1)).toBe('the e-invoice');
});
