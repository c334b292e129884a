import { Component, type ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface Props {
  type: string;
  children: ReactNode;
}

/** Spares the rest of the page when a block throws in the browser. (At build a throw fails the build.) */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The section "${this.props.type}" could not be shown.`, error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Notice type={this.props.type} why="failed" />;
  }
}
