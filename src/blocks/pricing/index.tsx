import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { hasBillingChoice } from '../../model/page/billing-choice.ts';
import type { PricingBlock } from '../../model/page/types.ts';
import { corner, space } from '../../theme/shape.ts';
import { Action } from '../../ui/Actions.tsx';
import { OnPhones } from '../../ui/lists/OnPhones.tsx';
import { headFor, Section } from '../../ui/section/Section.tsx';
import { entryHeadingLevel } from '../../ui/text/heading-level.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Billing, Choice } from './Billing.tsx';
import { Plans } from './layouts.ts';
import { PlanCard } from './PlanCard.tsx';

const Extra = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.25rem 3rem',
  marginTop: '1.5rem',
  padding: space.card,
  border: '1px solid var(--line)',
  borderRadius: corner.card,
  '& > div': { flex: '1 1 24rem' },
  '& p': { marginTop: '.25rem', color: 'var(--ink-soft)' },
});

const Small = styled('div')({ marginTop: '1.5rem', color: 'var(--ink-soft)', fontSize: '.9375rem' });

/** Plans with prices; one switch for how they are paid, where there are two ways. */
export default function Pricing(block: PricingBlock) {
  return (
    <Section block={block} head={headFor(block.plans.length)}>
      <Choice>
        {hasBillingChoice(block) && <Billing block={block} />}
        <OnPhones way={block.onPhones} label={block.heading} hasLinks>
          <Plans aligned columns={block.plans.length}>
            {block.plans.map((plan) => (
              <li key={plan.name}>
                <PlanCard plan={plan} block={block} />
              </li>
            ))}
          </Plans>
        </OnPhones>
      </Choice>
      {block.extra && (
        <Extra>
          <div>
            <Typography variant="h3" component={entryHeadingLevel(block)}>
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
