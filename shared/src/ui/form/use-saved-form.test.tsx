import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../api-client/api-error';
import { requiredText } from '../../contract/fields';
import { Link } from '../../router';
import { deleteDraft, readDraft } from '../../session/drafts';
import { currentSession, endSession, startSession } from '../../session/session-store';
import { renderScreen } from '../../testing/render-screen';
import { aToken, describedAs, signedIn } from '../../testing/signed-in';
import { TextField } from '../fields/text-field';
import { FormFooter } from './form-footer';
import { FormFrame } from './form-frame';
import { useSavedForm } from './use-saved-form';

const Schema = v.object({
  name: requiredText('Naam is verplicht', 40),
  city: requiredText('Plaats is verplicht', 40),
  secret: v.string(),
  updated_at: v.string(),
});
type Values = v.InferOutput<typeof Schema>;

const bakery: Values = {
  name: 'Jansen',
  city: 'Utrecht',
  secret: '',
  updated_at: '2026-11-20T09:00:00.000Z',
};

type Server = {
  save: (filled: Values) => Promise<Values>;
  read: () => Promise<Values>;
};

function Form({ values = bakery, save, read }: Partial<Server> & { values?: Values }) {
  const saved = useSavedForm({
    schema: Schema,
    values,
    draft: 'bakery',
    unkept: ['secret'],
    save: save ?? (async (filled) => filled),
    valuesOf: (taken: Values) => taken,
    readAgain: read,
  });
  const { control } = saved.form;
  return (
    <FormFrame
      saved={saved}
      footer={<FormFooter saved={saved} close={<Link to="/list">Weg</Link>} />}
    >
      <TextField control={control} name="name" label="Naam" />
      <TextField control={control} name="city" label="Plaats" />
      <TextField control={control} name="secret" label="Wachtwoord" />
    </FormFrame>
  );
}

signedIn();
afterEach(() => jest.useRealTimers());

const open = (server: Partial<Server> = {}) =>
  renderScreen(<Form {...server} />, { path: '/edit' });
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Opslaan' });
const refusal =
  (status: number, errors = {}) =>
  () =>
    Promise.reject(new ApiError(status, { message: 'Intussen gewijzigd door Jan.', errors }));

describe('a form that is saved', () => {
  it('can be saved once something has changed, says so, and has nothing left to save', async () => {
    const { user } = open();
    expect(save()).toBeDisabled();
    await user.type(field('Plaats'), ' Noord');
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(save()).toBeDisabled();
    expect(field('Plaats')).toHaveValue('Utrecht Noord');
    expect(readDraft('bakery')).toBeNull();
  });

  it('keeps what is typed through a reload, but no secret, and saves it on top of what is there by then', async () => {
    const first = open();
    await first.user.type(field('Plaats'), ' Noord');
    await first.user.type(field('Wachtwoord'), 'Geheim');
    await waitFor(() => expect(JSON.stringify(readDraft('bakery'))).toContain('Utrecht Noord'));
    expect(JSON.stringify(readDraft('bakery'))).not.toContain('Geheim');
    first.unmount();

    const server = jest.fn(async (filled: Values) => filled);
    const { user } = renderScreen(
      <Form values={{ ...bakery, updated_at: '2026-11-20T10:00:00.000Z' }} save={server} />,
    );
    expect(field('Plaats')).toHaveValue('Utrecht');
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    expect(field('Plaats')).toHaveValue('Utrecht Noord');
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenCalledWith({
      ...bakery,
      city: 'Utrecht Noord',
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('keeps nothing of what was typed and taken back', async () => {
    const { user } = open();
    await user.type(field('Plaats'), '!');
    await waitFor(() => expect(readDraft('bakery')).not.toBeNull());
    await user.type(field('Plaats'), '{Backspace}');
    expect(readDraft('bakery')).toBeNull();
  });

  it('keeps nothing once its record is deleted, though it was typed the moment before', async () => {
    jest.useFakeTimers();
    open();
    fireEvent.change(field('Plaats'), { target: { value: 'Utrecht Noord' } });
    deleteDraft('bakery');
    act(() => jest.runOnlyPendingTimers());
    expect(readDraft('bakery')).toBeNull();

    fireEvent.change(field('Plaats'), { target: { value: 'Utrecht Zuid' } });
    act(() => jest.runOnlyPendingTimers());
    expect(readDraft<Values>('bakery')?.values.city).toBe('Utrecht Zuid');
  });

  it('keeps what was typed the moment before a save that finds the session over', async () => {
    const ended = async () => {
      endSession('session_expired');
      throw new ApiError(401, { message: 'Je sessie is verlopen.' });
    };
    open({ save: ended });
    fireEvent.change(field('Plaats'), { target: { value: 'Utrecht Noord' } });
    fireEvent.submit(field('Plaats'));
    await waitFor(() => expect(currentSession().token).toBeNull());
    startSession(aToken());
    describedAs();
    expect(readDraft<Values>('bakery')?.values.city).toBe('Utrecht Noord');
  });

  it('keeps what was typed the moment before a reload', () => {
    open();
    fireEvent.change(field('Plaats'), { target: { value: 'Utrecht Noord' } });
    fireEvent(window, new Event('pagehide'));
    expect(readDraft<Values>('bakery')?.values.city).toBe('Utrecht Noord');
  });

  it('gives the focus back to the field from which it was saved, when that was out of reach meanwhile', async () => {
    let answer = () => {};
    const server = jest.fn(
      (filled: Values) =>
        new Promise<Values>((resolve) => {
          answer = () => resolve(filled);
        }),
    );
    const { user } = open({ save: server });
    await user.type(field('Plaats'), '!{Enter}');
    await waitFor(() => expect(server).toHaveBeenCalled());
    // As a browser does with what becomes inert.
    act(() => field('Plaats').blur());
    answer();
    await screen.findByText('Wijzigingen opgeslagen');
    expect(field('Plaats')).toHaveFocus();
  });

  it('asks before it is left with changes', async () => {
    const { user, address } = open();
    await user.type(field('Plaats'), ' Noord');
    await user.click(screen.getByText('Weg'));
    await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?');
    await user.click(screen.getByRole('button', { name: 'Verder bewerken' }));
    expect(address()).toBe('/edit');
    expect(field('Plaats')).toHaveValue('Utrecht Noord');
  });

  it('asks before it is left when another form, in which nothing is typed, has come beside it', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Form />
          <button type="button" onClick={() => setOpen(true)}>
            Erbij
          </button>
          {isOpen && <Form />}
        </>
      );
    }
    const { user, address } = renderScreen(<Page />, { path: '/edit' });
    await user.type(field('Plaats'), ' Noord');
    await user.click(screen.getByText('Erbij'));
    await user.click(screen.getAllByText('Weg')[0] as HTMLElement);
    await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?');
    expect(address()).toBe('/edit');
  });

  it('keeps what was typed when somebody else saved first, shows theirs and offers it on top', async () => {
    let answer: Server['save'] = refusal(409);
    const theirs = { ...bakery, name: 'Jansen B.V.', updated_at: '2026-11-20T10:00:00.000Z' };
    const server = jest.fn((filled: Values) => answer(filled));
    const { user } = open({ save: server, read: async () => theirs });
    await user.type(field('Plaats'), ' Noord');
    await user.click(save());
    expect(await screen.findByText(/Intussen gewijzigd door Jan/)).toBeVisible();
    expect(field('Plaats')).toHaveValue('Utrecht Noord');

    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('Jansen B.V.')).toHaveFocus();
    expect(field('Plaats')).toHaveValue('Utrecht');
    expect(screen.queryByText(/Intussen gewijzigd door Jan/)).not.toBeInTheDocument();

    answer = async (filled) => filled;
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenLastCalledWith({
      ...bakery,
      city: 'Utrecht Noord',
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('keeps what was typed when what somebody else saved cannot be read either', async () => {
    const { user } = open({ save: refusal(409), read: refusal(503) });
    await user.type(field('Plaats'), ' Noord');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByText('Status 503')).toBeVisible();
    expect(field('Plaats')).toHaveValue('Utrecht Noord');
  });

  it('shows what was saved elsewhere, until something is typed', async () => {
    let show: (values: Values) => void = () => {};
    function Page() {
      const [values, setValues] = useState(bakery);
      show = setValues;
      return <Form values={values} />;
    }
    const { user } = renderScreen(<Page />);
    act(() => show({ ...bakery, city: 'Delft', updated_at: '2026-11-20T10:00:00.000Z' }));
    expect(field('Plaats')).toHaveValue('Delft');
    expect(save()).toBeDisabled();
    await user.type(field('Plaats'), '!');
    act(() => show({ ...bakery, city: 'Urk', updated_at: '2026-11-20T11:00:00.000Z' }));
    expect(field('Plaats')).toHaveValue('Delft!');
  });

  it('is saved on top of a newer version in which nothing of the form was changed', async () => {
    let show: (values: Values) => void = () => {};
    const server = jest.fn(async (filled: Values) => filled);
    function Page() {
      const [values, setValues] = useState(bakery);
      show = setValues;
      return <Form values={values} save={server} />;
    }
    const { user } = renderScreen(<Page />);
    await user.type(field('Plaats'), '!');
    act(() => show({ ...bakery, updated_at: '2026-11-20T11:00:00.000Z' }));
    expect(field('Plaats')).toHaveValue('Utrecht!');
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenCalledWith({
      ...bakery,
      city: 'Utrecht!',
      updated_at: '2026-11-20T11:00:00.000Z',
    });
  });

  it('keeps what it said of a field when a newer version says nothing else, typed in or not', async () => {
    const empty = { ...bakery, city: '' };
    let show: (values: Values) => void = () => {};
    function Page() {
      const [values, setValues] = useState(empty);
      show = setValues;
      return <Form values={values} />;
    }
    const { user } = renderScreen(<Page />);
    await user.click(field('Plaats'));
    await user.tab();
    expect(await screen.findByText('Plaats is verplicht')).toBeVisible();
    act(() => show({ ...empty, updated_at: '2026-11-20T11:00:00.000Z' }));
    expect(screen.getByText('Plaats is verplicht')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.type(field('Naam'), '!');
    act(() => show({ ...empty, updated_at: '2026-11-20T12:00:00.000Z' }));
    expect(screen.getByText('Plaats is verplicht')).toBeVisible();
  });

  it('puts the focus in the first field that was refused, with the words of the refusal', async () => {
    const errors = {
      country: ['Kies een land'],
      city: ['Deze plaats bestaat niet'],
      name: ['Te kort'],
    };
    const { user } = open({ save: refusal(422, errors) });
    await user.type(field('Wachtwoord'), 'x');
    await user.click(save());
    await waitFor(() => expect(field('Plaats')).toHaveFocus());
    expect(field('Plaats')).toHaveAccessibleDescription('Deze plaats bestaat niet');
    expect(screen.getByText('Kies een land')).toBeVisible();
    expect(field('Wachtwoord')).toHaveValue('x');
  });

  it('is sent once, however often it is pressed, and takes what is typed meanwhile as not saved', async () => {
    let answer = () => {};
    const server = jest.fn(
      (filled: Values) =>
        new Promise<Values>((resolve) => {
          answer = () => resolve(filled);
        }),
    );
    const { user } = open({ save: server });
    await user.type(field('Plaats'), ' Noord');
    for (let press = 0; press < 3; press += 1) fireEvent.submit(field('Plaats'));
    await waitFor(() => expect(server).toHaveBeenCalled());
    fireEvent.submit(field('Plaats'));
    await user.type(field('Naam'), '!');
    answer();
    await screen.findByText('Wijzigingen opgeslagen');
    expect(server).toHaveBeenCalledTimes(1);
    expect(field('Naam')).toHaveValue('Jansen!');
    expect(save()).toBeEnabled();
  });
});
