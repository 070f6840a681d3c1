import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import { dateField, euroField } from '../../contract/fields';
import { readDraft } from '../../session/drafts';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import { DateField } from '../date/date-field';
import { MoneyField } from '../fields/decimal-fields';
import { FormFooter } from './form-footer';
import { FormFrame } from './form-frame';
import { useSavedForm } from './use-saved-form';

const euro = euroField('Bedrag is verplicht');
const Schema = v.object({
  date: dateField('Datum is verplicht'),
  discount: v.nullable(euro),
  lines: v.array(v.object({ price: v.nullable(euro) })),
});
type Values = v.InferOutput<typeof Schema>;

const three: Values = {
  date: '2026-11-18',
  discount: null,
  lines: [{ price: 1 }, { price: 2 }, { price: 3 }],
};

type Props = {
  /** Whether a line is drawn by its identity, or by its place. */
  isById?: boolean;
  save?: (filled: Values) => Promise<Values>;
};

function Form({ isById = true, save = async (filled) => filled }: Props) {
  const saved = useSavedForm({
    schema: Schema,
    values: three,
    draft: 'three',
    save,
    valuesOf: (taken: Values) => taken,
  });
  const { control, getValues } = saved.form;
  const { fields, insert, move, remove } = useFieldArray({ control, name: 'lines' });
  const [removed, setRemoved] = useState<{ price: number | null }>();
  const takeOut = (index: number) => {
    setRemoved(getValues(`lines.${index}`));
    remove(index);
  };
  return (
    <FormFrame saved={saved} footer={<FormFooter saved={saved} />}>
      <DateField control={control} name="date" label="Datum" />
      <MoneyField control={control} name="discount" label="Korting" />
      {fields.map(({ id }, index) => (
        <fieldset key={isById ? id : index} aria-label={`Regel ${index + 1}`}>
          <MoneyField control={control} name={`lines.${index}.price`} label="Prijs" />
          <button type="button" onClick={() => move(index, 0)}>
            Naar boven
          </button>
          <button type="button" onClick={() => takeOut(index)}>
            Verwijderen
          </button>
        </fieldset>
      ))}
      {removed && (
        <button type="button" onClick={() => insert(1, removed)}>
          Terug
        </button>
      )}
    </FormFrame>
  );
}

signedIn();
beforeEach(() => localStorage.clear());

const line = (number: number) => within(screen.getByRole('group', { name: `Regel ${number}` }));
const price = (number: number) => line(number).getByLabelText('Prijs');
const prices = () => screen.getAllByLabelText<HTMLInputElement>('Prijs').map(({ value }) => value);
const save = () => screen.getByRole('button', { name: 'Opslaan' });
const press = (name: string, number: number) => line(number).getByRole('button', { name });

async function open(props: Props = {}) {
  const { user, unmount } = renderScreen(<Form {...props} />);
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, unmount, type };
}

describe.each([
  ['its identity', true],
  ['its place', false],
])('what a line refused, drawn by %s', (_, isById) => {
  it('stays with it when a line before it is taken out', async () => {
    const { user, type } = await open({ isById });
    await type(price(3), '12,3x');
    await user.click(press('Verwijderen', 1));
    expect(prices()).toEqual(['2,00', '12,3x']);
    expect(price(2)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');
    expect(price(1)).toBeValid();
  });

  it('stays with it when it is moved, also among others that were refused', async () => {
    const { user, type } = await open({ isById });
    await type(price(2), 'twee');
    await type(price(3), 'drie');
    await user.click(press('Naar boven', 3));
    expect(prices()).toEqual(['drie', '1,00', 'twee']);
    expect(price(1)).toHaveAccessibleDescription('drie is geen geldig bedrag');
    expect(price(2)).toBeValid();
    expect(price(3)).toHaveAccessibleDescription('twee is geen geldig bedrag');
  });

  it('goes with it, so that the others can be saved, and comes back with it', async () => {
    const server = jest.fn(async (filled: Values) => filled);
    const { user, type } = await open({ isById, save: server });
    await type(price(2), '12,3x');
    await user.click(save());
    await waitFor(() => expect(price(2)).toHaveFocus());
    expect(server).not.toHaveBeenCalled();

    await user.click(press('Verwijderen', 2));
    await user.click(screen.getByRole('button', { name: 'Terug' }));
    expect(prices()).toEqual(['1,00', '12,3x', '3,00']);
    expect(price(2)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');

    await user.click(press('Verwijderen', 2));
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenCalledWith({ ...three, lines: [{ price: 1 }, { price: 3 }] });
  });
});

describe('a form in which something was refused', () => {
  it('can be saved no more than before when the text is taken back', async () => {
    const { type } = await open();
    await type(price(2), '12,3x');
    expect(save()).toBeEnabled();
    await type(price(2), '2');
    expect(save()).toBeDisabled();
  });

  it('gives back what was typed after a reload, left or not, with what is said of it', async () => {
    const first = await open();
    await first.type(screen.getByLabelText('Datum'), '29-02-2027');
    await first.type(screen.getByLabelText('Korting'), '1,2,3');
    await first.type(price(2), '12,3x');
    await waitFor(() => expect(JSON.stringify(readDraft('three'))).toContain('12,3x'));
    first.unmount();

    const server = jest.fn(async (filled: Values) => filled);
    const { user, type } = await open({ save: server });
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    const expected = [
      ['Datum', '29-02-2027', '29-02-2027 is geen geldige datum'],
      ['Korting', '1,2,3', '1,2,3 is geen geldig bedrag'],
    ] as const;
    for (const [name, text, why] of expected) {
      expect(screen.getByLabelText(name)).toHaveValue(text);
      expect(screen.getByLabelText(name)).toHaveAccessibleDescription(why);
    }
    expect(prices()).toEqual(['1,00', '12,3x', '3,00']);
    expect(price(2)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');

    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Datum')).toHaveFocus());
    expect(server).not.toHaveBeenCalled();
    await type(screen.getByLabelText('Datum'), '28-02-2027');
    await type(screen.getByLabelText('Korting'), '1,23');
    await type(price(2), '12,3');
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenCalledWith({
      date: '2027-02-28',
      discount: 1.23,
      lines: [{ price: 1 }, { price: 12.3 }, { price: 3 }],
    });
  });

  it('keeps what was refused while it was being saved', async () => {
    let answer = (_: Values) => {};
    const { user, type } = await open({
      save: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await type(price(1), '7');
    await user.click(save());
    await type(screen.getByLabelText('Korting'), '1,2,3');
    await user.tab();
    answer({ ...three, lines: [{ price: 7 }] });
    await waitFor(() => expect(prices()).toEqual(['7,00']));
    expect(screen.getByLabelText('Korting')).toHaveValue('1,2,3');
    expect(screen.getByLabelText('Korting')).toHaveAccessibleDescription(
      '1,2,3 is geen geldig bedrag',
    );
  });
});
