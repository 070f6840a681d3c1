import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Soon } from './soon';

type Environment = { IS_REACT_ACT_ENVIRONMENT: boolean };

let write: (text: string) => void;

/** A field with rows below it that are drawn of what stands in it. */
function Page({ isFact }: { isFact: boolean }) {
  const [text, setText] = useState('');
  write = setText;
  return (
    <>
      <output>{text}</output>
      <Soon facts={isFact ? [text] : []}>
        <p>{`Rijen met ${text || 'niets'}`}</p>
      </Soon>
    </>
  );
}

/** What is drawn at once, before there is time for anything else. */
function press(key: string): void {
  const environment = globalThis as unknown as Environment;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  flushSync(() => write(key));
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

it('answers a key first, and shows what else it changes when there is time', async () => {
  render(<Page isFact={false} />);
  press('b');
  expect(screen.getByRole('status')).toHaveTextContent('b');
  expect(screen.getByText('Rijen met niets')).toBeVisible();
  expect(await screen.findByText('Rijen met b')).toBeVisible();
});

it('shows a change of its facts at once', () => {
  render(<Page isFact />);
  press('b');
  expect(screen.getByText('Rijen met b')).toBeVisible();
});
