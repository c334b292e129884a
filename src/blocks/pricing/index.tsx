import Typography from '@mui/material/Typography';
import { styled, type CSSObject } from '@mui/material/styles';
import { useId } from 'react';
import { hasBillingChoice } from '../model/page/billing-choice.ts';
import type { PricingBlock } from '../model/page/types.ts';
import { useLanguage, useSay, useStrings } from '../strings/context.ts';
import { corner, space } from '../theme/shape.ts';
import { Action } from '../ui/Actions.tsx';
import { ArticleCard } from '../ui/cards/Card.tsx';
import { Grid } from '../ui/lists/Grid.tsx';
import { TWO_IN_ROW } from '../ui/lists/room-for.ts';
import { entryHeadingLevel } from '../ui/text/heading-level.ts';
import { OnPhones } from '../ui/lists/OnPhones.tsx';
import { RichText } from '../ui/text/RichText.tsx';
import { headFor, Section } from '../ui/section/Section.tsx';
import { fitting, longestWord, measured } from '../ui/text/whole-words.ts';
import { CheckList } from '../ui/lists/CheckList.tsx';

// The choice is two radio buttons and a style rule: it works before hydration and without scripts.
const Choice = styled('div')({
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

/** Three lines in each row, on which all plans are level however long each is: what it is for, what it costs, what it has. */
const levels: CSSObject = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' };

const Plans = styled(Grid)({
  '& > li': levels,
  // Where two stand in a row, the last of three has one for itself: what it costs beside what it has.
  [TWO_IN_ROW]: {
    '& > :nth-child(3):last-child': {
      gridColumn: '1/-1',
      '& > *': { gridTemplate: 'auto 1fr/1fr 1fr' },
      '& > * > :last-child': { gridArea: '1/2/span 2' },
    },
  },
});

/** Letters of a price that is as large as can be. */
const FEW = 7;

const Plan = styled(ArticleCard, { shouldForwardProp: (name) => name !== 'longest' })<{ longest: number }>(
  ({ longest }) => ({
    ...levels,
    gap: '1.25rem',
    '& > div': { display: 'grid', gap: '1.25rem', alignSelf: 'start' },
    '&.marked': { borderColor: 'var(--action)', boxShadow: '0 0 0 1px var(--action)' },
    '& .name': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '.5rem 1rem',
      minHeight: 32,
    },
    '& .badge': {
      padding: '.1875rem .75rem',
      borderRadius: corner.card,
      background: 'var(--action)',
      color: 'var(--on-action)',
      fontSize: '.875rem',
      fontWeight: 600,
    },
    '& .prices': measured(longest, FEW),
    '& .price': {
      color: 'var(--ink)',
      // Large letters on a phone: a sum cannot be broken.
      fontSize: fitting('min(3rem,15vw)', longest, FEW),
      lineHeight: 1,
      fontWeight: 600,
      letterSpacing: '-.03em',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .unit': {
      display: 'block',
      marginTop: '.5rem',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      fontWeight: 400,
      letterSpacing: 0,
      color: 'var(--ink-soft)',
    },
    '& .includes': { color: 'var(--ink)', fontWeight: 600 },
  }),
);

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

/** The switch between two ways to pay. */
function Billing({ block: { annualNote: note, lang: own } }: { block: PricingBlock }) {
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

type PlanData = PricingBlock['plans'][number];

interface PlanProps {
  plan: PlanData;
  block: PricingBlock;
}

/** What a plan costs, in each way in which it can be paid. */
const sumsOf = ({ annual, monthly, price }: PlanData): number[] =>
  [annual, monthly, price].filter((sum) => sum !== undefined);

/** How sums are written. Where none has cents, none is written: ₹1,25,000.00 would not fit on a phone. */
function moneyFormat(sums: number[], language: string, currency = 'USD'): Intl.NumberFormat {
  const isWhole = sums.every(Number.isInteger);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
}

/** One plan: of its prices a style rule shows the one that is asked for, where there are two. */
function PlanCard({ plan, block }: PlanProps) {
  const strings = useStrings().pricing;
  const say = useSay();
  const sums = block.plans.flatMap(sumsOf);
  const language = useLanguage();
  const money = moneyFormat(sums, language, block.currency);
  const longest = longestWord(sums.map(money.format));
  const unit = block.unit ?? (hasBillingChoice(block) ? strings.unit : undefined);
  // Where there is no switch to say it, a price without a unit says how it is paid.
  const billed = (sentence: string, way: string): string => (unit === undefined ? way : say(sentence, { unit }));
  const price = (value: number | undefined, period: string, said: string | undefined) =>
    value !== undefined && (
      // Browsers may write a sum otherwise than the build did; what stands is right.
      <p className={`price ${period}`} suppressHydrationWarning>
        {money.format(value)}
        {said !== undefined && (
          // What an author wrote is in the language of the block.
          <span className="unit" lang={said === block.unit ? undefined : block.lang && language}>
            {said}
          </span>
        )}
      </p>
    );
  return (
    <Plan className={plan.badge && 'marked'} longest={longest}>
      <div>
        <div className="name">
          <Typography variant="h3" component={entryHeadingLevel(block)}>
            {plan.name}
          </Typography>
          {plan.badge && <span className="badge">{plan.badge}</span>}
        </div>
        {plan.text && <p>{plan.text}</p>}
      </div>
      <div>
        <div className="prices">
          {price(plan.annual, 'annually', billed(strings.billedAnnually, strings.annually))}
          {price(plan.monthly, 'monthly', billed(strings.billedMonthly, strings.monthly))}
          {price(plan.price, 'once', block.unit)}
        </div>
        <Action action={plan.link} loud={plan.badge !== undefined} />
      </div>
      <div>
        {plan.includes && <p className="includes">{plan.includes}</p>}
        <CheckList items={plan.features} />
      </div>
    </Plan>
  );
}

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
