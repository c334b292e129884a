import type { ComponentType } from 'react';
import { BlockBoundary } from './BlockBoundary.tsx';

interface Props {
  type: string;
  component: ComponentType<object>;
  props: object;
}

/** A live part as a tree of its own: the same where it is written and where it comes to life. */
export const LivePartView = ({ type, component: Part, props }: Props) => (
  <BlockBoundary type={type}>
    <Part {...props} />
  </BlockBoundary>
);
