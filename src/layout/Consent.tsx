import { styled } from '@mui/material/styles';
import * as ids from '../model/rendering/ids.ts';
import type { ResolvedSite } from '../model/page/types.ts';
import { useSay, useAllStrings } from '../strings/context.ts';
import { corner } from '../theme/shape.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';

// It lies over the page, so that nothing moves; consent.ts makes room for it at the foot.
const Banner = styled('section')({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  bottom: 0,
  // Large letters leave the other half to the page.
  maxHeight: '50vh',
  overflowY: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.75rem 2rem',
  padding: '1rem clamp(20px,4vw,24px)',
  borderTop: '1px solid var(--line)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  fontSize: '.9688rem',
  '&[hidden]': { display: 'none' },
  '& p': { maxWidth: '38rem' },
  '& a': { color: 'var(--action)', textUnderlineOffset: '.2em' },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '.75rem' },
  // Both answers look alike: neither is the one that is wanted.
  '& button': {
    minHeight: 44,
    padding: '.5rem 1.25rem',
    border: '1px solid color-mix(in srgb,var(--ink) 45%,transparent)',
    borderRadius: corner.control,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: 'var(--ink)' },
  '@media print': { display: 'none' },
});

/** The question before visits are counted. consent.ts shows it; without scripts nothing is counted. */
export function Consent({ site: { analytics, mail } }: { site: ResolvedSite }) {
  const strings = useAllStrings().consent;
  const say = useSay();
  if (!analytics?.consent) return null;
  return (
    <Banner id={ids.consent} hidden className="tone-default" aria-label={strings.label}>
      <p>
        {say(strings.text, { name: analytics.name })}
        {mail.privacyHref && (
          <>
            {' '}
            <SmartLink href={mail.privacyHref}>{strings.privacy}</SmartLink>
          </>
        )}
      </p>
      <div>
        <button type="button" data-choice="yes">
          {strings.accept}
        </button>
        <button type="button" data-choice="no">
          {strings.refuse}
        </button>
      </div>
    </Banner>
  );
}

// The footer's own buttons are loud; this one stands among its links.
const Opener = styled('button')({
  '&&': {
    minHeight: 44,
    padding: 0,
    background: 'none',
    color: 'var(--ink-soft)',
    font: 'inherit',
  },
  '&&:hover': { color: 'var(--ink)', textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

/** Opens the question again, in the last line of every page. */
export function ConsentOpener() {
  return (
    <Opener type="button" className="needs-script" data-consent="">
      {useAllStrings().consent.settings}
    </Opener>
  );
}
