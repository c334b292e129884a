import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorScreen } from '../layout/ErrorScreen.tsx';
import { Providers } from '../ui/Providers.tsx';
import { basePath } from './current-page.ts';
import { replaceMain } from './replace-main.ts';
import { focusHeading } from './focus-heading.ts';

/** Shows an error screen in place of a page. */
export function showError(error: unknown): void {
  const main = replaceMain();
  flushSync(() =>
    createRoot(main).render(
      <Providers>
        <ErrorScreen error={error} home={basePath() || '/'} />
      </Providers>,
    ),
  );
  focusHeading(main, '');
}
