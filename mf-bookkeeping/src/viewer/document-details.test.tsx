import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { aDocument } from '../testing/a-document';
import { DocumentDetails } from './document-details';

signedIn();

function Booking({ save, goOn }: { save: () => void; goOn: () => void }) {
  useDocumentKeys({ save, goOn });
  return <p>Bedragen</p>;
}

it('what is booked behind the questions is neither saved nor booked by a key that brings it in sight', async () => {
  const save = jest.fn();
  const goOn = jest.fn();
  const parts = {
    ...{ warnings: null, questions: <p>Vragen</p>, facts: null, footer: null },
    booking: <Booking save={save} goOn={goOn} />,
  };
  const { user } = renderScreen(
    <DocumentDetails document={aDocument({ tag: 'INK' })} parts={parts} />,
    { path: '/' },
  );
  for (const key of ['{Enter}', 's']) {
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(screen.getByText('Bedragen')).not.toBeVisible();
    await user.keyboard(`{Control>}${key}{/Control}`);
    expect(screen.getByText('Bedragen')).toBeVisible();
  }
  expect([save, goOn].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  await user.keyboard('{Control>}{Enter}s{/Control}');
  expect([save, goOn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
