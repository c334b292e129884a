import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { EmbedBlock } from '../../model/page/types.ts';
import { useLanguage, useSay, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { Live } from '../../ui/Live.tsx';
import { Section } from '../../ui/Section.tsx';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import Stage from './Stage.tsx';

const Figure = styled('figure')({
  display: 'grid',
  gap: '.875rem',
  '& .stage': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    aspectRatio: '16/9',
    border: '1px solid var(--line)',
    borderRadius: corner.plate,
    background: 'var(--data-soft)',
  },
  // Seen as a whole in most windows.
  '& .stage.tall': { aspectRatio: '4/3', maxWidth: '60rem' },
  '& .stage.square': { aspectRatio: '1', maxWidth: '45rem' },
  '& .stage :is(img,iframe)': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    objectFit: 'cover',
  },
  '& button': { zIndex: 1, gap: '.5rem' },
  '& figcaption': { display: 'grid', gap: '.25rem', maxWidth: '45rem', color: 'var(--ink-soft)', fontSize: '.9375rem' },
  '& figcaption a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
});

const SHAPES: Partial<Record<NonNullable<EmbedBlock['ratio']>, string>> = { '4:3': ' tall', '1:1': ' square' };

/** Something of another site. Until its button is pressed it is a picture of ours, and nobody else hears of the visit. */
export default function Embed(block: EmbedBlock) {
  const strings = useStrings().embed;
  const language = useLanguage();
  const lang = block.lang && language;
  const say = useSay();
  const noticeId = useId();
  const { src: source, title, image, ratio = '16:9', caption } = block;
  return (
    <Section block={block}>
      <Figure>
        <Live
          type={block.type}
          component={Stage}
          of={{ source, title, image, noticeId, lang }}
          className={`stage${SHAPES[ratio] ?? ''}`}
        />
        <figcaption>
          {caption && <p>{caption}</p>}
          <p lang={lang}>
            <span id={noticeId} className="needs-script">
              {`${say(strings.notice, { name: source.name })} `}
            </span>
            <SmartLink href={source.page} aria-label={`${say(strings.open, { name: source.name })}: ${title}`}>
              {say(strings.open, { name: source.name })}
            </SmartLink>
          </p>
        </figcaption>
      </Figure>
    </Section>
  );
}
