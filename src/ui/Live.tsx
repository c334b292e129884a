import { createContext, use, type ComponentType } from 'react';
import type { LiveBlock, OwnType } from '../model/rendering/live.ts';

/** A part of a block that needs script, and all that it is given. */
export interface LivePart {
  type: LiveBlock | OwnType;
  component: ComponentType<object>;
  props: object;
}

/** Takes live parts out of the HTML that stands around them, where pages are written. In a browser there is none. */
export const TakePart = createContext<((part: LivePart) => void) | undefined>(undefined);

interface Props<Given extends object> {
  /** The kind of block that it is a part of. */
  type: LiveBlock | OwnType;
  component: ComponentType<Given>;
  /** Data, since it is written into the document. Strings and language come with the page, as they do for any component. */
  of: Given;
  className?: string;
  /**
   * What has it come to life without being asked: a query in the address, which may want something else than what was
   * written, or words that were typed before.
   */
  early?: 'query' | 'draft';
}

/**
 * A part of a block that lives in the browser. It comes to life by itself, with what it is given and nothing else; all
 * around it stays the HTML that it is. On a page that is drawn in development it is a component like any other.
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
