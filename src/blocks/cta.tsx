import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { CtaBlock } from '../model/page/types.ts';
import { Actions } from '../ui/Actions.tsx';
import { phoneLine } from '../ui/phone-line.ts';
import { PhoneLine } from '../ui/PhoneLine.tsx';
import { Section, SectionHead } from '../ui/section/Section.tsx';
import { UP_MD } from '../theme/breakpoints.ts';

const Band = styled('div')({
  display: 'grid',
  gap: '2rem 4rem',
  alignItems: 'center',
  [UP_MD]: { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' },
  '& .act': {
    display: 'grid',
    gap: '1.25rem',
    justifyItems: 'start',
    [UP_MD]: { justifyItems: 'end', textAlign: 'end', '& > div': { justifyContent: 'flex-end' } },
  },
  '& .call': phoneLine,
});

/** A closing band that asks for one thing. */
export default function Cta(block: CtaBlock) {
  const labelId = useId();
  return (
    <Section block={block} head="none" placedLabel={labelId} tone="dark">
      <Band>
        <SectionHead block={block} labelId={labelId} className="aside" />
        <div className="act">
          <Actions actions={block.actions} />
          {block.phone && <PhoneLine phone={block.phone} />}
        </div>
      </Band>
    </Section>
  );
}
