import { getClient } from '@sentry/react';
import { startReporter } from './reporter';

// It would be there in the tests of other files.
afterAll(() => document.body.replaceChildren());

it('tells which button was pressed before an error, and nothing of whom the button names', async () => {
  // jsdom has none.
  performance.getEntriesByType ??= () => [];
  document.body.innerHTML =
    '<button class="host-avatar" aria-label="Profiel van Maria" title="Café &quot;De Hoek&quot;"></button>';
  const report = startReporter({ dsn: 'https://key@errors.example/1', build: '1' });
  const sent = new Promise<string>((resolve) =>
    getClient()?.on('beforeEnvelope', (envelope) => {
      const text = JSON.stringify(envelope);
      if (text.includes('Stuk')) resolve(text);
    }),
  );
  document.querySelector('button')?.click();
  report(new Error('Stuk'));
  const text = await sent;
  expect(text).toContain('button.host-avatar');
  for (const name of ['Maria', 'De Hoek']) expect(text).not.toContain(name);
});
