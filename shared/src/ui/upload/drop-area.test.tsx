import { render, screen } from '@testing-library/react';
import { DropArea } from './drop-area';

let matchMedia: jest.SpyInstance;

beforeEach(() => {
  matchMedia = jest.spyOn(window, 'matchMedia');
});

afterEach(() => matchMedia.mockRestore());

/** @param matching the media queries that fit the device */
function openOn(matching: readonly string[]) {
  matchMedia.mockImplementation((query: string) => ({
    matches: matching.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }));
  render(
    <DropArea
      label="Sleep bestanden hierheen of klik om te kiezen"
      touchLabel="Kies bestanden"
      accept=".pdf"
      onFiles={() => {}}
    />,
  );
}

describe('where files are handed in', () => {
  it('speaks of dragging to who has a mouse', () => {
    openOn([]);
    expect(screen.getByLabelText('Sleep bestanden hierheen of klik om te kiezen')).toBeEnabled();
  });

  it('does not where there are fingers alone', () => {
    openOn(['(any-hover: none)']);
    expect(screen.getByLabelText('Kies bestanden')).toBeEnabled();
    expect(screen.queryByText(/Sleep/)).not.toBeInTheDocument();
  });
});
