import { fireEvent, render, screen } from '@testing-library/react';
import { ListPagination } from '../list/list-pagination';
import type { ListQuery } from '../list-state/list-query';
import type { ListState } from '../list-state/use-list-state';
import { SelectInput } from '../select/select-input';
import { ThemeProvider } from './theme-provider';

/** What a picture is called that is read out by itself. */
const pictures = () => screen.queryAllByRole('img').map((picture) => picture.ariaLabel);

const options = [{ value: 1, label: 'Een' }];
const given = { value: 1, onChange: () => {}, options, 'aria-label': 'Getal' };

describe('the buttons and pictures that components bring along', () => {
  it.each([
    ['closed', {}],
    ['waiting', { isWaiting: true }],
    ['clearable', { isClearable: true }],
  ])('are not read out by their English names: a choice that is %s', (_, more) => {
    render(
      <ThemeProvider hasMotion={false}>
        <SelectInput {...given} {...more} />
      </ThemeProvider>,
    );
    expect(pictures()).toEqual([]);
    expect(screen.queryAllByRole('button').map((button) => button.ariaLabel)).toEqual(
      'isClearable' in more ? ['Wissen'] : [],
    );
  });

  it('are not read out by their English names: a choice that is searched', () => {
    render(
      <ThemeProvider hasMotion={false}>
        <SelectInput {...given} isSearchable />
      </ThemeProvider>,
    );
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Getal' }));
    expect(pictures()).toEqual([]);
  });

  it('are not read out by their English names: the pages of a list', () => {
    const list = { query: { page: 10 }, change: () => {} } as unknown as ListState<ListQuery>;
    const pagination = {
      ...{ page: 10, pageCount: 20, pageStart: 91, pageStop: 100 },
      ...{ itemsLength: 200, itemsPerPage: 10 },
    };
    render(
      <ThemeProvider hasMotion={false}>
        <ListPagination pagination={pagination} list={list} onAgain={() => {}} />
      </ThemeProvider>,
    );
    const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
    expect(buttons).toEqual(['Vorige pagina', 'Volgende pagina']);
    const alone = screen.queryAllByRole('img').filter((picture) => !picture.closest('button'));
    expect(alone).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'Aantal per pagina' })).toBeInTheDocument();
  });
});
