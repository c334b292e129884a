import { createContext, use, type ComponentType } from 'react';
import type { LiveBlock, OwnType } from '../model/rendering/live.ts';

/** A live part, and its properties. */
export interface LivePart {
  type: LiveBlock | OwnType;
  component: ComponentType<object>;
  props: object;
}

/** Where pages are written, takes live parts out of the HTML around them. In a browser there is none. */
export const TakePart = createContext<((part: LivePart) => void) | undefined>(undefined);

interface Props<Given extends object> {
  /** The type of its block. */
  type: LiveBlock | OwnType;
  component: ComponentType<Given>;
  /** Its properties: plain data, as it is written into the document. Strings and language come from the page. */
  of: Given;
  className?: string;
  /**
   * What hydrates it without a sign of intent: a query in the address, which may ask for something else than the HTML
   * shows, or a draft of what was typed before.
   */
  early?: 'query' | 'draft';
}

/**
 * The part of a block that needs script (an island): it is hydrated by itself, with its own properties only, and
 * everything around it stays HTML. On a page that is drawn in development it is a component like any other.
 */
export function Live<Given extends object>({ type, component: Part, of, className, early }: Props<Given>) {
  const takePart = use(TakePart);
  takePart?.({ type, component: Part as ComponentType<object>, props: of });
  return (
    <div className={className} data-live={type} data-early={early}>
      {takePart ? <template /> : <Part {...of} />}
    </div>
  );
}
