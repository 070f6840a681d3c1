import type { ReactNode } from 'react';
import { ConfirmProvider } from '../confirm/confirm-provider';
import { NoticesProvider } from '../notices/notices-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { UnsavedProvider } from '../unsaved/unsaved-provider';

type Props = { children: ReactNode; hasMotion?: boolean };

/** Theme, notices, questions and unsaved changes, around every screen. */
export function UiProvider({ children, hasMotion }: Props) {
  return (
    <ThemeProvider hasMotion={hasMotion}>
      <NoticesProvider>
        <ConfirmProvider>
          <UnsavedProvider>{children}</UnsavedProvider>
        </ConfirmProvider>
      </NoticesProvider>
    </ThemeProvider>
  );
}
