import { act, renderHook } from '@testing-library/react';
import type { ListAnswer, ListProps } from './list-props';
import { useSelection } from './use-selection';

type Row = { id: number };
type ListParts = Pick<ListProps<Row>, 'list' | 'query'>;

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }));

const pageOf = (data: Row[], tab = 'all') =>
  ({ list: { query: { tab } }, query: { data: { data } } as ListAnswer<Row> }) as ListParts;

const idsOf = ({ rows }: ReturnType<typeof useSelection<Row>>) => rows.map(({ id }) => id);

describe('useSelection', () => {
  it('keeps what was ticked on other pages, and takes a hundred rows at most', () => {
    const { result, rerender } = renderHook(useSelection<Row>, {
      initialProps: pageOf(rowsFrom(1, 60)),
    });
    act(() => result.current.tick(rowsFrom(1, 60).map(({ id }) => id)));
    rerender(pageOf(rowsFrom(61, 60)));
    act(() => result.current.tick(rowsFrom(61, 60).map(({ id }) => id)));
    expect(idsOf(result.current)).toEqual(rowsFrom(1, 100).map(({ id }) => id));
    act(() => result.current.tick([61]));
    expect(idsOf(result.current)).toEqual(rowsFrom(1, 61).map(({ id }) => id));
  });

  it('has a row of the page as it is now, not as it was when it was ticked', () => {
    const { result, rerender } = renderHook(useSelection<Row>, {
      initialProps: pageOf([{ id: 1 }]),
    });
    act(() => result.current.tick([1]));
    const changed = { id: 1 };
    rerender(pageOf([changed]));
    expect(result.current.rows[0]).toBe(changed);
  });

  it('starts anew in another tab', () => {
    const { result, rerender } = renderHook(useSelection<Row>, {
      initialProps: pageOf([{ id: 1 }]),
    });
    act(() => result.current.tick([1]));
    rerender(pageOf([{ id: 1 }], 'paid'));
    expect(idsOf(result.current)).toEqual([]);
  });
});
