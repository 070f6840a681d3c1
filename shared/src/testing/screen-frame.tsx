import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '../query';
import { UiProvider } from '../ui/app/ui-provider';

/** What a screen stands in; nothing moves and nothing is tried twice. */
export function ScreenFrame({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <UiProvider hasMotion={false}>{children}</UiProvider>
    </QueryClientProvider>
  );
}

export const newQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
