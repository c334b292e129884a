import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { HeroBlock } from '../model/types.ts';
import { corner, drawing, space } from '../theme/shape.ts';
import { Actions } from '../ui/Actions.tsx';
import { Picture } from '../ui/Picture.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Trail } from '../ui/Trail.tsx';
import { TopHeading } from '../ui/top-heading.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Container } from '../ui/Container.tsx';

const Band = styled('section')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  paddingBlock: space.hero,
  // A faint drafting grid that fades out, and one soft light behind the drawing.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background:
      'linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 56px,linear-gradient(90deg,var(--line) 1px,transparent 1px) 50% 0/56px 100%',
    opacity: 0.38,
    maskImage: 'radial-gradient(75% 90% at 78% 35%,black,transparent 72%)',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -2,
    inset: 0,
    background: `radial-gradient(48rem 34rem at 80% 38%,${drawing.glow},transparent 70%)`,
  },
});

const Layout = styled(Container)({
  display: 'grid',
  gap: 'clamp(2.5rem,5vw,4rem)',
  alignItems: 'center',
  '&.drawn': { '@media(min-width:900px)': { gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)' } },
  '& img': { width: '100%', maxWidth: 540, marginInline: 'auto' },
  // Pictures with a ground of their own get an edge; drawings stand free.
  '&.framed img': { borderRadius: corner.card, border: '1px solid var(--line)' },
});

const Words = styled('div')({
  display: 'grid',
  gap: '1.5rem',
  maxWidth: '46rem',
  '& .lead': {
    display: 'grid',
    gap: '.75rem',
    maxWidth: '37rem',
    fontSize: 'clamp(1.125rem,1rem + .5vw,1.3125rem)',
    lineHeight: 1.55,
    color: 'var(--ink-soft)',
  },
  '& .eyebrow': { color: 'var(--data)', fontWeight: 600, fontSize: '.9375rem' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.25rem 1.5rem',
    color: 'var(--ink-soft)',
    fontSize: '.9688rem',
  },
  '& .buttons': { marginTop: '.5rem' },
  '& .points': { display: 'flex', flexWrap: 'wrap', gap: '.5rem 2rem', marginTop: '.5rem', color: 'var(--ink-soft)' },
});

/** The opening of a page: the dark band that the header stands on. */
export default function Hero({ type, id, eyebrow, heading, text, meta, actions, points, image, trail }: HeroBlock) {
  return (
    <Band id={id} className="tone-dark" data-block={type}>
      <Layout className={image && (image.width / image.height > 1.4 ? 'drawn framed' : 'drawn')}>
        <Words>
          {trail ? <Trail {...trail} /> : eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Typography variant="h1" component={use(TopHeading)} tabIndex={-1}>
            {heading}
          </Typography>
          {text && (
            <div className="lead">
              <RichText text={text} />
            </div>
          )}
          {meta && (
            <ul className="meta">
              {meta.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          <Actions actions={actions} className="buttons" />
          {points && <CheckList items={points} className="points" />}
        </Words>
        {image && <Picture image={image} eager />}
      </Layout>
    </Band>
  );
}
