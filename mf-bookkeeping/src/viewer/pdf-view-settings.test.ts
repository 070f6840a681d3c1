import { lastPdfViewSettings, rememberPdfViewSettings } from './pdf-view-settings';

beforeEach(() => sessionStorage.clear());

describe('PDF look', () => {
  it('fits the width until somebody chooses otherwise, and stays as chosen', () => {
    expect(lastPdfViewSettings()).toEqual({ fit: 'width', zoom: 1 });
    rememberPdfViewSettings({ fit: 'height', zoom: 1.5 });
    expect(lastPdfViewSettings()).toEqual({ fit: 'height', zoom: 1.5 });
  });

  it.each(['{', '{"fit":"depth","zoom":1}', '{"fit":"width","zoom":1000}'])(
    'takes no notice of %s',
    (stored) => {
      sessionStorage.setItem('boekwerk.pdf-look', stored);
      expect(lastPdfViewSettings()).toEqual({ fit: 'width', zoom: 1 });
    },
  );
});
