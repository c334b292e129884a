import '../theme/class-names.ts';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HydrationData, WrittenPart } from '../model/rendering/live.ts';
import { LivePartView } from '../renderer/LivePartView.tsx';
import { speak } from '../strings/spoken.ts';
import type { LivePartModule } from '../live-parts.ts';
import { stringsOf } from '../strings/index.ts';
import { WrittenPath } from '../ui/page-path.ts';
import { Providers } from '../ui/Providers.tsx';
import { carryOver } from './carry-over.ts';
import { noteAlive } from './living-parts.ts';

interface MountedProps {
  /** Called as soon as it is drawn, with the element that had the focus. */
  onDraw: (focused: Element | null) => void;
  /** Called once what stands in it reacts to events. */
  onMount: () => void;
  children: ReactNode;
}

function Mounted({ onDraw, onMount, children }: MountedProps) {
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => onDraw(focused), [onDraw, focused]);
  useEffect(onMount, [onMount]);
  return children;
}

/** What a live part is given, and the page that it stands on. */
interface Given extends Partial<WrittenPart>, Pick<HydrationData, 'strings'> {
  path: string;
}

/** Brings one live part of a page to life, as a root of its own: whatever happens in it happens to nothing else. */
export async function hydratePart(
  place: HTMLElement,
  { prefix = '', props = {}, strings, path }: Given,
  part: LivePartModule,
): Promise<void> {
  speak(stringsOf(strings));
  part.keepWords?.(place, props, path);
  // Another page has taken its place while its code was on its way.
  if (!place.isConnected) return;
  const onDraw = carryOver(place);
  return new Promise((resolve) => {
    const onMount = (): void => {
      // For browsers' own tools, and for tests.
      performance.mark('pagewright:ready');
      resolve();
    };
    const tree = (
      <Providers>
        <WrittenPath value={path}>
          <Mounted onDraw={onDraw} onMount={onMount}>
            <LivePartView
              type={place.dataset.live ?? ''}
              component={part.default as ComponentType<object>}
              props={props}
            />
          </Mounted>
        </WrittenPath>
      </Providers>
    );
    noteAlive(
      hydrateRoot(place, tree, {
        identifierPrefix: prefix,
        onRecoverableError: (error) => console.error('Hydration differed from the page.', error),
      }),
    );
  });
}
