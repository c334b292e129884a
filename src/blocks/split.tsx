import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SplitBlock } from '../model/types.ts';
import { corner, drawing, space } from '../theme/shape.ts';
import { Actions } from '../ui/Actions.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';
import { CheckList } from '../ui/CheckList.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: space.gap,
  alignItems: 'center',
  '&.pictured': {
    '@media(min-width:900px)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', '&.left > figure': { order: -1 } },
  },
  '& .words': { display: 'grid', gap: '1.75rem' },
});

/** Drawings are made for the ground of heroes; the plate gives it to them on every tone. */
const PictureGround = styled('figure')({
  display: 'grid',
  placeItems: 'center',
  padding: space.box,
  borderRadius: corner.plate,
  background: `radial-gradient(120% 100% at 70% 20%,${drawing.glow},${drawing.plate} 70%)`,
  '&.screen': { padding: 0, overflow: 'hidden', border: '1px solid var(--line)' },
});

/** Text on one side, a picture on the other. */
export default function Split(block: SplitBlock) {
  const labelId = useId();
  const { image, imageSide = 'right' } = block;
  return (
    <Section block={block} head="none" placedLabel={labelId}>
      <Columns className={image && `pictured ${imageSide}`}>
        <div className="words">
          <SectionHead block={block} labelId={labelId} className="aside" />
          {block.bullets && <CheckList items={block.bullets} />}
          <Actions actions={block.actions} />
        </div>
        {image && (
          <PictureGround className={image.width / image.height > 1.4 ? 'screen' : undefined}>
            <Picture image={image} />
          </PictureGround>
        )}
      </Columns>
    </Section>
  );
}
