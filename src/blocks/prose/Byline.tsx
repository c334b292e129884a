import { styled } from '@mui/material/styles';
import type { Byline as BylineData, Image } from '../../model/page/types.ts';
import { Face } from '../../ui/pictures/Face.tsx';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  marginBottom: '1rem',
  fontSize: '.9688rem',
  lineHeight: 1.45,
  '& p': { color: 'var(--ink-soft)' },
  '& strong': { display: 'block', color: 'var(--ink)' },
});

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ byline, portrait }: { byline: BylineData; portrait: Image | undefined }) {
  const { author, day, date, time } = byline;
  return (
    <Line>
      {author && <Face name={author} image={portrait} />}
      <p>
        {author && <strong>{author}</strong>}
        {date && <time dateTime={day}>{date}</time>}
        {date && ' · '}
        {time}
      </p>
    </Line>
  );
}
