import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SplitBlock } from '../model/page/types.ts';
import { space } from '../theme/shape.ts';
import { Actions } from '../ui/Actions.tsx';
import { CheckList } from '../ui/lists/CheckList.tsx';
import { Picture } from '../ui/pictures/Picture.tsx';
import { Plate, plateClass } from '../ui/pictures/Plate.ts';
import { Section, SectionHead } from '../ui/section/Section.tsx';
import { BandPicture, BandWords, EdgeColumns, EdgePlate } from '../ui/pictures/split-pictures.ts';
import { UP_MD } from '../theme/breakpoints.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: space.gap,
  alignItems: 'center',
  '&.pictured': {
    [UP_MD]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', '&.left > figure': { order: -1 } },
  },
  '& .words': { display: 'grid', gap: '1.75rem' },
});

/** What each size of picture makes of the section. */
const SIZES = {
  column: { frame: 'column', Layout: Columns, Ground: Plate },
  edge: { frame: 'window', Layout: EdgeColumns, Ground: EdgePlate },
  band: { frame: 'bare', Layout: BandWords, Ground: BandPicture },
} as const;

/** Text on one side, a picture on the other. */
export default function Split(block: SplitBlock) {
  const labelId = useId();
  const { image, imageSide = 'right', imageSize = 'column' } = block;
  const size = image ? imageSize : 'column';
  const { frame, Layout, Ground } = SIZES[size];
  const shown = size === 'band' ? { ...block, tone: 'dark' as const } : block;
  return (
    <Section block={shown} head="none" placedLabel={labelId} frame={frame}>
      <Layout className={image && `pictured ${imageSide}`}>
        <div className="words">
          <SectionHead block={block} labelId={labelId} className="aside" />
          {block.bullets && <CheckList items={block.bullets} />}
          <Actions actions={block.actions} />
        </div>
        {image && (
          <Ground className={plateClass(image)}>
            <Picture image={image} share={size === 'column' ? 'half' : 'halfWindow'} />
          </Ground>
        )}
      </Layout>
    </Section>
  );
}
