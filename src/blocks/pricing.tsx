import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { PricingBlock } from '../model/types.ts';
import { Action } from '../ui/Actions.tsx';
import { Box } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { entryHeadingLevel } from '../ui/heading-level.ts';
import { RichText } from '../ui/RichText.tsx';
import { Section } from '../ui/Section.tsx';
import { CheckList } from '../ui/CheckList.tsx';

// The choice is two radio buttons and a style rule: it works before hydration and without scripts.
const Choice = styled('div')({
  '& fieldset': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 4,
    padding: 4,
    marginBottom: '2.5rem',
    border: '1px solid var(--line)',
    borderRadius: 14,
    background: 'var(--surface)',
  },
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: '1.25rem',
    borderRadius: 10,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  '& label:has(:checked)': { background: 'var(--ink)', color: 'var(--ground)' },
  '& label:has(:focus-visible)': { outline: '3px solid var(--data)', outlineOffset: 2 },
  '& .aside': { alignSelf: 'center', paddingInline: '.5rem 1rem', color: 'var(--ink-soft)', fontSize: '.9688rem' },
  '&:has([value=monthly]:checked) .annually,&:has([value=annually]:checked) .monthly': { display: 'none' },
});

const Plan = styled(Box)({
  position: 'relative',
  gap: '1.25rem',
  '&.marked': { borderColor: 'var(--action)', boxShadow: '0 0 0 1px var(--action)' },
  '& .name': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1rem', minHeight: 32 },
  '& .badge': { padding: '.1875rem .75rem', borderRadius: 14, background: 'var(--action)', color: 'var(--on-action)', fontSize: '.875rem', fontWeight: 600 },
  '& .price': { color: 'var(--ink)', fontSize: '3rem', lineHeight: 1, fontWeight: 600, letterSpacing: '-.03em', fontVariantNumeric: 'tabular-nums' },
  '& .unit': { display: 'block', marginTop: '.5rem', fontSize: '.9375rem', lineHeight: 1.4, fontWeight: 400, letterSpacing: 0, color: 'var(--ink-soft)' },
  '& .includes': { fontWeight: 600, color: 'var(--ink)' },
  '& > a': { alignSelf: 'stretch' },
});

const Extra = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.25rem 3rem',
  marginTop: '1.5rem',
  padding: 'clamp(1.5rem,2.4vw,2rem)',
  border: '1px solid var(--line)',
  borderRadius: 14,
  '& > div': { flex: '1 1 24rem' },
  '& p': { marginTop: '.25rem', color: 'var(--ink-soft)' },
});

const Small = styled('div')({ marginTop: '1.5rem', color: 'var(--ink-soft)', fontSize: '.9375rem' });

/** Plans with prices; one switch for how they are paid. */
export default function Pricing(block: PricingBlock) {
  const group = useId();
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: block.currency ?? 'USD' });
  const titleAs = entryHeadingLevel(block);
  const price = (value: number, period: 'annually' | 'monthly') => (
    <p className={`price ${period}`}>
      {money.format(value)}
      <span className="unit">
        {block.unit ?? 'per month'}, billed {period}
      </span>
    </p>
  );
  return (
    <Section block={block}>
      <Choice>
        <fieldset>
          <legend className="visually-hidden">Billing</legend>
          <label>
            <input type="radio" name={group} value="annually" defaultChecked />
            Annually
          </label>
          <label>
            <input type="radio" name={group} value="monthly" />
            Monthly
          </label>
          {block.annualNote && <span className="aside">{block.annualNote}</span>}
        </fieldset>
        <Grid columns={block.plans.length}>
          {block.plans.map((plan) => (
            <li key={plan.name}>
              <Plan className={plan.badge && 'marked'}>
                <div className="name">
                  <Typography variant="h3" component={titleAs}>
                    {plan.name}
                  </Typography>
                  {plan.badge && <span className="badge">{plan.badge}</span>}
                </div>
                {plan.text && <p>{plan.text}</p>}
                {price(plan.annual, 'annually')}
                {price(plan.monthly, 'monthly')}
                <Action action={plan.link} loud={plan.badge !== undefined} />
                {plan.includes && <p className="includes">{plan.includes}</p>}
                <CheckList items={plan.features} />
              </Plan>
            </li>
          ))}
        </Grid>
      </Choice>
      {block.extra && (
        <Extra>
          <div>
            <Typography variant="h3" component={titleAs}>
              {block.extra.title}
            </Typography>
            <RichText text={block.extra.text} />
          </div>
          <Action action={block.extra.link} loud={false} />
        </Extra>
      )}
      {block.footnote && (
        <Small>
          <RichText text={block.footnote} />
        </Small>
      )}
    </Section>
  );
}
