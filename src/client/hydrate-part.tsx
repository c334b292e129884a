import '../theme/class-names.ts';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationData, WrittenPart } from '../model/rendering/live.ts';
import { LivePartView } from '../renderer/LivePartView.tsx';
import { setStrings } from '../strings/current.ts';
import type { LivePartModule } from '../live-parts.ts';
import { stringsOf } from '../strings/index.ts';
import { WrittenPath } from '../ui/page-path.ts';
import { Providers } from '../ui/Providers.tsx';
import { captureFormState } from './form-state.ts';
import { addPartRoot } from './part-roots.ts';

interface MountedProps {
  /** Called after the first render, with the element that had the focus. */
  onRender: (focused: Element | null) => void;
  /** Called once event handlers work. */
  onMount: () => void;
  children: ReactNode;
}

function Mounted({ onRender, onMount, children }: MountedProps) {
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => onRender(focused), [onRender, focused]);
  useEffect(onMount, [onMount]);
  return children;
}

/** What a live part is hydrated with, and the path of its page. */
interface PartInput extends Partial<WrittenPart>, Pick<HydrationData, 'strings'> {
  path: string;
}

/** Hydrates a live part as a root of its own. Resolves once it is interactive. */
export async function hydratePart(
  place: HTMLElement,
  { prefix = '', props = {}, strings, path }: PartInput,
  part: LivePartModule,
): Promise<void> {
  setStrings(stringsOf(strings));
  part.keepWords?.(place, props, path);
  // Another page was shown while the code was loading.
  if (!place.isConnected) return;
  const onRender = captureFormState(place);
  return new Promise((resolve) => {
    const onMount = (): void => {
      // For developer tools and tests.
      performance.mark('pagewright:ready');
      resolve();
    };
    const tree = (
      <Providers>
        <WrittenPath value={path}>
          <Mounted onRender={onRender} onMount={onMount}>
            <LivePartView
              type={place.dataset.live ?? ''}
              component={part.default as ComponentType<object>}
              props={props}
            />
          </Mounted>
        </WrittenPath>
      </Providers>
    );
    addPartRoot(
      hydrateRoot(place, tree, {
        identifierPrefix: prefix,
        onRecoverableError: (error) => console.error('Hydration differed from the page.', error),
      }),
    );
  });
}
