import { fireEvent } from '@testing-library/dom';
import { renderHook } from '@testing-library/react';
import { named, usePastedFiles } from './use-pasted-files';

const shot = () => new File(['x'], 'image.png', { type: 'image/png' });
const clipboardData = (...files: File[]) => ({ clipboardData: { files } });

it('takes a screenshot under a name that tells it from the next, wherever it is pasted', () => {
  const taken: string[] = [];
  renderHook(() => usePastedFiles((files) => taken.push(...files.map(({ name }) => name))));
  fireEvent.paste(document.body, clipboardData(shot()));
  fireEvent.paste(document.body, clipboardData(new File(['x'], 'bon.pdf')));
  fireEvent.paste(document.body, clipboardData());
  expect(taken).toEqual([
    expect.stringMatching(/^Schermafbeelding \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/),
    'bon.pdf',
  ]);
  expect(named(shot(), new Date(2026, 10, 2, 9, 5, 3)).name).toBe(
    'Schermafbeelding 2026-11-02 09.05.03.png',
  );
});

it('leaves what is pasted in a field to the field', () => {
  const taken: File[] = [];
  renderHook(() => usePastedFiles((files) => taken.push(...files)));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.paste(field, clipboardData(shot()));
  expect(taken).toEqual([]);
  field.remove();
});
