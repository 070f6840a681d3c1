import { renderInvoice } from './render-invoice';
import { aPrintedInvoice } from './testing/a-printed-invoice';
import { pdfText } from './testing/pdf-text';
import { unprintableIn } from './unprintable-in';

/** Made by us, or dates: nobody types anything in these. */
const OURS = /^(number|date|expiration_date|delivery_date|period_start|period_end|logo)$/;

/** Each place where an invoice holds text, however deep. */
function textPlaces(value: unknown, at: string[] = []): string[][] {
  if (typeof value === 'string') return OURS.test(at.join('.')) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPlaces(inner, [...at, key]));
}

function withText(place: string[], text: string) {
  const invoice = structuredClone(aPrintedInvoice()) as never as Record<string, unknown>;
  const last = place.at(-1) as string;
  const holder = place.slice(0, -1).reduce((inner, key) => inner[key] as never, invoice);
  holder[last] = text;
  return invoice as never as ReturnType<typeof aPrintedInvoice>;
}

const places = textPlaces(aPrintedInvoice()).map((place): [string, string[]] => [
  place.join('.'),
  place,
]);

describe('signs that no font has', () => {
  it.each(places)('are found in %s, and never sent as a box', async (field, place) => {
    const invoice = withText(place, 'Huis 北京 en \u{1F9A9}');
    expect(unprintableIn(invoice)).toMatchObject([{ field, signs: ['北', '京', '\u{1F9A9}'] }]);
    await expect(renderInvoice(invoice)).rejects.toThrow(/no font has 北/);
  });

  it('are none of the scripts of Europe and its neighbours, nor what is not seen', async () => {
    const text =
      'Ακρόπολη Щука مخبز שלום Ђорђе Łódź Ñandú İstanbul ✓ → ☺ 👩\u200D\u{1F3FD} \u202E q\u0323\u0307';
    const printable = withText(['description'], text.replace('👩', ''));
    expect(unprintableIn(printable)).toEqual([]);
    const [page] = await pdfText(await renderInvoice(printable));
    expect(page).toContain('Ακρόπολη Щука');
  });
});
