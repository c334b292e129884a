import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorScreen } from '../layout/ErrorScreen.tsx';
import { Providers } from '../ui/Providers.tsx';
import { basePath } from './document.ts';
import { replaceMain } from './replace-main.ts';
import { focusHeading } from './focus-heading.ts';

/** Says in place of a page that it cannot be shown, and why. */
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
