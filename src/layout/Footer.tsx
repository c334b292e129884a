import { styled } from '@mui/material/styles';
import type { ResolvedSite } from '../model/page/types.ts';
import { corner } from '../theme/shape.ts';
import { fieldEdge } from '../theme/tokens.ts';
import { Icon } from '../ui/Icon.tsx';
import { SmartLink } from '../ui/text/SmartLink.tsx';
import { ConsentOpener } from './Consent.tsx';
import { Mark } from './Mark.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Social } from './Social.tsx';
import { DOWN_SM, UP_SM } from '../theme/breakpoints.ts';

const Foot = styled('footer')({
  borderTop: '1px solid var(--line)',
  fontSize: '.9688rem',
  // A first view need not wait for the layout of what is far below it: a quarter of that of all the page. It comes right
  // after that, since who jumps to the end of a page stops short of it while the page changes its length.
  containIntrinsicHeight: '75rem',
  // Safari lays out what an animation no longer hides, and not what one shows.
  '@keyframes unlaid': { from: { contentVisibility: 'auto' } },
  // Nothing moves, so it holds for those who ask for no movement, too.
  animation: 'unlaid 0s .3s backwards!important',
  '& .wrap': { maxWidth: '78rem', marginInline: 'auto', padding: 'clamp(3rem,6vw,5rem) clamp(20px,4vw,24px) 2rem' },
  '& h2': { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600, marginBottom: '.5rem' },
  '& p': { color: 'var(--ink-soft)', maxWidth: '24rem' },
  '& summary': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& summary .icon': { transition: 'transform .18s' },
  '& [open] .icon': { transform: 'rotate(180deg)' },
  // A column needs no fold; where there is one, all that follows each other is a list of rows.
  [UP_SM]: {
    // A title that opens nothing is no stop of the keyboard: what is hidden is none, and its words are seen.
    '& summary': { pointerEvents: 'none', visibility: 'hidden' },
    '& h2': { visibility: 'visible' },
    // What was folded before a phone was turned.
    '& ::details-content': { contentVisibility: 'visible' },
    // Two columns that are filled one after the other leave no hole below what is short.
    '& .columns': { columns: '2 13rem', columnGap: '3rem', '& > *': { breakInside: 'avoid', paddingBottom: '2.5rem' } },
  },
  '@media(min-width:64em)': {
    '& .columns': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(13rem,1fr))' },
  },
  [DOWN_SM]: {
    '& .columns': { paddingBottom: '2rem', '& nav + div': { marginTop: '2rem' } },
    '& nav': { borderTop: '1px solid var(--line)', '& h2': { marginBlock: '1rem' }, '& ul': { paddingBottom: '1rem' } },
    '& .reach': { marginBottom: '1.5rem' },
    '& nav:last-of-type': { borderBottom: '1px solid var(--line)' },
  },
  '& .name': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: 'var(--ink)',
    fontWeight: 600,
    fontSize: '1.3125rem',
    letterSpacing: '-.02em',
    marginBottom: '.5rem',
  },
  '& .name img': { width: 32, height: 32 },
  '& .name .broad': { width: 'auto', maxWidth: '8rem', objectFit: 'contain' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    // Links of two lines stand apart.
    paddingBlock: '.625rem',
    minHeight: 44,
    color: 'var(--ink-soft)',
    textDecoration: 'none',
  },
  '& a:hover': { color: 'var(--ink)', textDecoration: 'underline', textUnderlineOffset: '.2em' },
  '& .reach': {
    display: 'grid',
    justifyItems: 'start',
    marginTop: '.75rem',
    '& a': { color: 'var(--ink)', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  },
  '& form': { display: 'flex', flexWrap: 'wrap', gap: '.5rem', marginTop: '1rem' },
  '& label': { width: '100%', fontWeight: 500 },
  '& input': {
    flex: '1 1 11rem',
    minWidth: 0,
    minHeight: 48,
    padding: '0 .875rem',
    border: `1px solid ${fieldEdge}`,
    borderRadius: corner.control,
    background: 'var(--surface)',
  },
  '& button': {
    minHeight: 48,
    padding: '0 1.25rem',
    border: 0,
    borderRadius: corner.control,
    background: 'var(--action)',
    color: 'var(--on-action)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--action-strong)' },
  '& .last': {
    color: 'var(--ink-soft)',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '.5rem 2rem',
    paddingTop: '1.25rem',
    borderTop: '1px solid var(--line)',
  },
  '& .last ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1.5rem' },
  // As wide as a finger: each takes half of the gap on either side of it.
  '& .social a': { paddingInline: 12, marginInline: -12 },
});

function LinkColumn({ title, links }: ResolvedSite['footer']['columns'][number]) {
  return (
    <nav aria-label={title}>
      {/* Open without scripts; boot/footer.ts folds it on phones. */}
      <details open>
        <summary>
          <h2>{title}</h2>
          <Icon name="chevron-down" />
        </summary>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <SmartLink href={link.href}>{link.label}</SmartLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The foot of every page. Prerendered and never hydrated. */
export function Footer({ site }: { site: ResolvedSite }) {
  const { columns, newsletter, legal, social, copyright } = site.footer;
  return (
    <Foot className="tone-dark">
      <div className="wrap">
        <div className="columns">
          <div>
            <p className="name">
              {site.mark && <Mark mark={site.mark} />}
              {site.name}
            </p>
            {site.description && <p>{site.description}</p>}
            <div className="reach">
              <SmartLink href={site.phone.href}>{site.phone.label}</SmartLink>
              <SmartLink href={site.email.href}>{site.email.label}</SmartLink>
            </div>
          </div>
          {columns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
          {newsletter && <Newsletter newsletter={newsletter} email={site.email.label} />}
        </div>
        <div className="last">
          {copyright && <p>{copyright}</p>}
          <ul>
            {legal.map((link) => (
              <li key={link.href}>
                <SmartLink href={link.href}>{link.label}</SmartLink>
              </li>
            ))}
            {site.analytics?.consent && (
              <li>
                <ConsentOpener />
              </li>
            )}
          </ul>
          {social.length > 0 && <Social social={social} />}
        </div>
      </div>
    </Foot>
  );
}
