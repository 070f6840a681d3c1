import { lastPdfLook, rememberPdfLook } from './pdf-look';

beforeEach(() => sessionStorage.clear());

describe('PDF look', () => {
  it('fits the width until somebody chooses otherwise, and stays as chosen', () => {
    expect(lastPdfLook()).toEqual({ fit: 'width', zoom: 1 });
    rememberPdfLook({ fit: 'height', zoom: 1.5 });
    expect(lastPdfLook()).toEqual({ fit: 'height', zoom: 1.5 });
  });

  it.each(['{', '{"fit":"depth","zoom":1}', '{"fit":"width","zoom":1000}'])(
    'takes no notice of %s',
    (stored) => {
      sessionStorage.setItem('boekwerk.pdf-look', stored);
      expect(lastPdfLook()).toEqual({ fit: 'width', zoom: 1 });
    },
  );
});
