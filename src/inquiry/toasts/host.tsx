import './goober.ts';
import { ClassNames } from '@emotion/react';
import { SnackbarProvider, closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Providers } from '../../ui/Providers.tsx';
import { Toast } from './Toast.tsx';
import type { ToastKind } from './index.ts';
import { originOf, stays } from './placement.ts';

const place = document.createElement('div');
place.className = 'screen-only';
document.body.append(place);

// A root of its own: pages come and go below the router, a message stays until it is read.
flushSync(() =>
  createRoot(place).render(
    <Providers>
      <ClassNames>
        {({ css }) => (
          <SnackbarProvider
            maxSnack={5}
            Components={{ success: Toast, error: Toast }}
            classes={{
              containerRoot: css({ '&&': { alignItems: 'flex-start' } }),
              // Two lines are as high as the header.
              containerAnchorOriginTopLeft: css({ '&&': { top: -2 } }),
              containerAnchorOriginTopRight: css({ '&&': { top: -2 } }),
            }}
          />
        )}
      </ClassNames>
    </Providers>,
  ),
);

const open = new Map<string, SnackbarKey>();

/** Shows a message. One that is still there is replaced, so that it is announced again. */
export function show(message: string, kind: ToastKind): void {
  close(message);
  // The toast keeps its own time, which focus holds up too.
  open.set(
    message,
    enqueueSnackbar(message, {
      variant: kind,
      anchorOrigin: originOf(kind),
      persist: stays(kind),
      autoHideDuration: null,
    }),
  );
}

/** Closes the message, if it is there. */
export function close(message: string): void {
  const key = open.get(message);
  if (key === undefined) return;
  open.delete(message);
  closeSnackbar(key);
}
