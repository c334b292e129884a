import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { hasBillingChoice } from '../../model/page/billing-choice.ts';
import type { PricingBlock } from '../../model/page/types.ts';
import { useLanguage, useSay, useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { Action } from '../../ui/Actions.tsx';
import { ArticleCard } from '../../ui/cards/Card.tsx';
import { CheckList } from '../../ui/lists/CheckList.tsx';
import { entryHeadingLevel } from '../../ui/text/heading-level.ts';
import { fitting, longestWord, measured } from '../../ui/text/whole-words.ts';
import { levels } from './layouts.ts';

/** Letters of a price that is as large as can be. */
const LARGE_LENGTH = 7;

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
    '& .prices': measured(longest, LARGE_LENGTH),
    '& .price': {
      color: 'var(--ink)',
      // Large letters on a phone: a sum cannot be broken.
      fontSize: fitting('min(3rem,15vw)', longest, LARGE_LENGTH),
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
export function PlanCard({ plan, block }: PlanProps) {
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
