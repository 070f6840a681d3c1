import { Button } from '@boekwerk/shared/ui/button';
import { ThemeProvider } from '@boekwerk/shared/ui/theme';
import { createRoot } from 'react-dom/client';

/**
 * Works out the styles that every page begins with, by drawing a button outside the document. It stays: what nothing
 * uses any more is forgotten.
 */
export const makeStyles = () =>
  createRoot(document.createElement('div')).render(
    <ThemeProvider>
      <Button />
    </ThemeProvider>,
  );
