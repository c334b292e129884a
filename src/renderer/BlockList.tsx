import type { Block } from '../content/types.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { componentOf } from './registry.ts';
import { UnknownBlock } from './UnknownBlock.tsx';

function OneBlock({ block }: { block: Block }) {
  const Component = componentOf(block.type);
  if (!Component) return <UnknownBlock type={block.type} />;
  return (
    <BlockBoundary type={block.type}>
      {/* oxlint-disable-next-line react/static-components -- looked up in a registry that never changes */}
      <Component {...block} />
    </BlockBoundary>
  );
}

/** From a list of blocks to elements, nothing else. The components must be loaded before (`loadBlocks`). */
export function BlockList({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}
