import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Byline as BylineData, Image, Link } from '../../model/page/types.ts';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import { Face } from '../../ui/pictures/Face.tsx';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '.875rem',
  marginBottom: '1rem',
  fontSize: '.9688rem',
  lineHeight: 1.45,
  '& p': { color: 'var(--ink-soft)' },
  // No line ends between a number and its minutes.
  '& p>span': { display: 'inline-block' },
  '& b': { display: 'block', color: 'var(--ink)', fontWeight: 600 },
});

const Way = styled(SmartLink)({ color: 'inherit', textUnderlineOffset: '.2em' });

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ byline, portrait }: { byline: BylineData; portrait: Image | undefined }) {
  const { author, authors, day, date, time } = byline;
  return (
    <Line>
      {author && <Face name={author} image={portrait} />}
      <p>
        {author && <b>{authors?.map(asShown) ?? author}</b>}
        {date && <time dateTime={day}>{date}</time>}
        {date && ' · '}
        <span>{time}</span>
      </p>
    </Line>
  );
}

const asShown = (part: string | Link): ReactNode =>
  typeof part === 'string' ? (
    part
  ) : (
    <Way key={part.label} href={part.href}>
      {part.label}
    </Way>
  );
