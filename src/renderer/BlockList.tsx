import type { Block, ResolvedPage } from '../model/types.ts';
import { TopHeading } from '../ui/top-heading.ts';
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
export function BlockList({ blocks, opensAt }: Pick<ResolvedPage, 'blocks' | 'opensAt'>) {
  const first = opensAt ?? blocks.findIndex((block) => block.type === 'hero');
  return blocks.map((block, index) => (
    <TopHeading key={index} value={index === first ? 'h1' : 'h2'}>
      <OneBlock block={block} />
    </TopHeading>
  ));
}
