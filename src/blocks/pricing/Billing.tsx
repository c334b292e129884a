import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PricingBlock } from '../../model/page/types.ts';
import { useLanguage, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';

/**
 * What shows the prices of the way that is chosen: two radio buttons and a style rule, which work before hydration and
 * without scripts.
 */
export const Choice = styled('div')({
  containerType: 'inline-size',
  '& fieldset': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.75rem 1.25rem',
    marginBottom: '2.5rem',
  },
  '& .ways': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 4,
    padding: 4,
    border: '1px solid var(--line)',
    borderRadius: corner.card,
    background: 'var(--surface)',
  },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: '1.25rem',
    borderRadius: corner.control,
    fontWeight: 600,
    cursor: 'pointer',
    transition: 'background-color .18s,color .18s',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label:has(:checked)': { background: 'var(--ink)', color: 'var(--ground)' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--data)', outlineOffset: 2 },
  '& .aside': { color: 'var(--ink-soft)', fontSize: '.9688rem' },
  // Both prices stand in one place, and the one that is not asked for fades.
  '& .prices': { display: 'grid', '& > *': { gridArea: '1/1', transition: 'opacity .2s,visibility .2s' } },
  '&:has([value=monthly]:checked) .annually,&:has([value=annually]:checked) .monthly': {
    visibility: 'hidden',
    opacity: 0,
  },
});

/** The switch between two ways to pay. */
export function Billing({ block: { annualNote: note, lang: own } }: { block: PricingBlock }) {
  const group = useId();
  const strings = useStrings().pricing;
  const language = useLanguage();
  const lang = own && language;
  return (
    <fieldset>
      <legend className="visually-hidden" lang={lang}>
        {strings.billing}
      </legend>
      <span className="ways" lang={lang}>
        <label>
          <input type="radio" name={group} value="annually" defaultChecked />
          {strings.annually}
        </label>
        <label>
          <input type="radio" name={group} value="monthly" />
          {strings.monthly}
        </label>
      </span>
      {note && <span className="aside">{note}</span>}
    </fieldset>
  );
}
