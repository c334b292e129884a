import { styled } from '@mui/material/styles';
import type { Block } from '../model/page/types.ts';
import { Live } from '../ui/Live.tsx';
import { TopHeading } from '../ui/text/top-heading.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { componentOf, isOwn } from './registry.ts';
import { UnknownBlock } from './UnknownBlock.tsx';

// Of what owners lay out nothing is known, so only its texts are broken as ours are: a short word beside a long text
// stays whole.
const OwnBlock = styled(Live)({
  overflowWrap: 'break-word',
  '& :where(h1,h2,h3,p)': { overflowWrap: 'anywhere' },
}) as typeof Live;

/** From a block to its element, nothing else. The component must be loaded before (`loadBlocks`). */
export function BlockView({ block, opens }: { block: Block; opens: boolean }) {
  const { type } = block;
  const Component = componentOf(type);
  if (!Component) return <UnknownBlock type={type} />;
  return (
    <TopHeading value={opens ? 'h1' : 'h2'}>
      <BlockBoundary type={type}>
        {isOwn(type) ? (
          <OwnBlock type={type} component={Component} of={block} className="own" />
        ) : (
          // oxlint-disable-next-line react/static-components -- looked up in a registry that never changes
          <Component {...block} />
        )}
      </BlockBoundary>
    </TopHeading>
  );
}
