import type { ReactNode } from 'react';
import { ConfirmProvider } from '../confirm/confirm-provider';
import { NoticesProvider } from '../notices/notices-provider';
import { ThemeProvider } from '../theme/theme-provider';

type Props = { children: ReactNode; hasMotion?: boolean };

/** What every screen of the application stands in. */
export function UiProvider({ children, hasMotion }: Props) {
  return (
    <ThemeProvider hasMotion={hasMotion}>
      <NoticesProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </NoticesProvider>
    </ThemeProvider>
  );
}
