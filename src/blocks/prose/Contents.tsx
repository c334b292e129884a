import { styled } from '@mui/material/styles';
import type { ProseBlock } from '../../model/page/types.ts';
import { useLanguage, useStrings } from '../../strings/context.ts';
import { UP_WIDE } from '../../theme/breakpoints.ts';
import { corner } from '../../theme/shape.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/text/SmartLink.tsx';

const Nav = styled('nav')({
  fontSize: '.9375rem',
  lineHeight: 1.4,
  '& details': { border: '1px solid var(--line)', borderRadius: corner.card, background: 'var(--surface)' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 52,
    paddingInline: '1.25rem',
    fontWeight: 600,
  },
  '& summary .icon': { transition: 'rotate .2s' },
  '& [open] summary .icon': { rotate: '180deg' },
  '& ol': { padding: '0 1.25rem .75rem', scrollTargetGroup: 'auto' },
  '& a': { display: 'block', paddingBlock: '.75rem', color: 'var(--ink-soft)', textDecoration: 'none' },
  '& a:hover': { color: 'var(--action)', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  // The part that is being read, where browsers know it.
  '& a:target-current': { color: 'var(--ink)', fontWeight: 600 },
  [UP_WIDE]: {
    position: 'sticky',
    top: '6.5rem',
    maxHeight: 'calc(100vh - 8rem)',
    overflowY: 'auto',
    alignSelf: 'start',
    // Beside the text nothing is folded.
    '@supports selector(::details-content)': {
      '& details': { border: 0, background: 'none' },
      '& summary': { display: 'none' },
      '& ::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
      '& ol': { padding: 0, paddingInlineStart: '1rem', borderInlineStart: '1px solid var(--line)' },
      // All parts of a long text fit into a window.
      '& a': { paddingBlock: '.625rem' },
    },
  },
});

interface Props {
  block: ProseBlock;
  parts: readonly { id?: string; heading: string }[];
}

/** The parts of a text: beside it on wide screens, folded above it on others, all without script. */
export function Contents({ block: { heading, contentsNumber, lang }, parts }: Props) {
  const language = useLanguage();
  const { contents } = useStrings().prose;
  // A page may have several: theirs are told apart by what they are the contents of.
  const label = [heading ? `${contents}: ${heading}` : contents, contentsNumber].filter(Boolean).join(' ');
  return (
    <Nav aria-label={label} className="screen-only">
      <details>
        <summary lang={lang && language}>
          {contents} <Icon name="chevron-down" />
        </summary>
        <ol>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              <SmartLink href={`#${id}`}>{heading}</SmartLink>
            </li>
          ))}
        </ol>
      </details>
    </Nav>
  );
}
