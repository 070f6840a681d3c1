import type { RecognisedValue } from '@boekwerk/shared/contract/bookkeeping/recognised';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { useShownPlace } from '../../parts/shown-place/shown-place';
import { aFilledBooking } from '../../testing/a-booking';
import { openBooking } from '../../testing/open-booking';
import { takenFrom } from './taken-from';

signedIn();
beforeEach(() => localStorage.clear());

const PLACE = { page: 2, left: 0.1, top: 0.2, width: 0.3, height: 0.02 };
const aValue = (own: Partial<RecognisedValue>): RecognisedValue => ({
  field: 'invoice_number',
  value: 'F2026-1187',
  source: 'text',
  doubt: null,
  place: PLACE,
  ...own,
});
const read = (...values: RecognisedValue[]) => ({ problem: null, values, words: [] });

/** Tells what is pointed at; clicking it is clicking a text in the preview. */
function Preview({ text }: { text: string }) {
  const { place, onClicked } = useShownPlace();
  return (
    <button type="button" onClick={() => onClicked?.({ text, at: text.indexOf('*') + 1 })}>
      {place ? `pagina ${place.page}` : 'nergens'}
    </button>
  );
}

const open = (own: Parameters<typeof aFilledBooking>[0], clicked = '') =>
  openBooking(aFilledBooking(own), {}, <Preview text={clicked} />);

it('marks what was read as long as the field holds it, and says why it is doubtful', async () => {
  const recognised = read(aValue({}), aValue({ field: 'amount', value: 109, doubt: 'no sum' }));
  const { user } = open({ recognised });
  const number = await screen.findByLabelText(/Factuurnummer/);
  expect(number).toHaveAccessibleDescription('Herkend');
  expect(screen.getByLabelText(/Bedrag incl. BTW/)).toHaveAccessibleDescription(
    /tellen hier niet toe op/,
  );
  expect(screen.getByLabelText(/Korte omschrijving/)).not.toHaveAccessibleDescription();
  await user.type(number, '1');
  expect(number).not.toHaveAccessibleDescription('Herkend');
});

it('shows where a field was read, and fills it with the word that is clicked there', async () => {
  const { user } = open({ recognised: read(aValue({})) }, 'Factuur *F-99, van');
  const number = await screen.findByLabelText(/Factuurnummer/);
  const preview = screen.getByRole('button', { name: 'nergens' });
  await user.click(preview);
  await user.click(number);
  expect(preview).toHaveTextContent('pagina 2');
  await user.click(screen.getByLabelText(/Korte omschrijving/));
  expect(preview).toHaveTextContent('nergens');
  await user.click(number);
  await user.click(preview);
  expect(number).toHaveValue('*F-99');
  expect(number).toHaveFocus();
});

it('says why nothing was read', async () => {
  open({ recognised: { problem: 'broken', values: [], words: [] } });
  expect(await screen.findByText('Niet herkend')).toBeVisible();
  expect(screen.getByText(/kan niet worden gelezen/)).toBeVisible();
});

describe('a click takes of a text', () => {
  it.each([
    ['invoice_number', 'Nr. |F-99, van', '', 'F-99'],
    ['date', 'op 12 nov|ember 2026 gedaan', null, '2026-11-12'],
    ['date', 'op 12-1|1-2026', null, '2026-11-12'],
    ['date', 'op 12-11-2026 ge|daan', null, null],
    ['amount', 'Totaal € 1.2|34,56', null, 1234.56],
    ['amount', 'Totaal 1 23|4,56', null, 1234.56],
    ['amount', 'To|taal', null, null],
    ['booking_lines.0.value', '€1|2,-', null, 12],
    ['bank_account', 'IBAN NL20 ING|B 0001 2345 67', '', 'NL20INGB0001234567'],
    ['description', 'Bloem no|vember', 'Molen', 'Molen november'],
    ['description', 'Bloem no|vember', 'x'.repeat(36), null],
    ['supplier_relation_id', 'Mo|len', null, null],
  ])('for %s of %j', (field, marked, held, taken) => {
    const at = marked.indexOf('|');
    expect(takenFrom(field, { text: marked.replace('|', ''), at }, held)).toBe(taken);
  });
});
