import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { Image, ProseBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { corner } from '../../theme/shape.ts';
import { PicturePlate } from '../../ui/pictures/PicturePlate.tsx';
import { type ArticleComponents, RichText } from '../../ui/text/RichText.tsx';
import { entryHeadingLevel } from '../../ui/text/heading-level.ts';
import { DOWN_SM } from '../../theme/breakpoints.ts';

const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

const Code = styled('code')({
  padding: '.1em .35em',
  borderRadius: corner.tick,
  background: 'var(--data-soft)',
  font: `.9em ${MONO}`,
  overflowWrap: 'anywhere',
  // Code reads from the left in every language.
  '&:dir(rtl)': { direction: 'ltr', unicodeBidi: 'isolate' },
});

// What is too wide is pushed sideways within its own frame, by keyboard, too.
const Scroll = styled('div')({
  width: '100%',
  overflowX: 'auto',
  border: '1px solid var(--line)',
  borderRadius: corner.card,
  background: 'var(--surface)',
  '@media print': { overflow: 'visible' },
});

const Sheet = styled('figure')({
  width: '100%',
  minWidth: 0,
  '& figcaption': { marginBottom: '.5rem', color: 'var(--ink-soft)', fontSize: '.9063rem', fontWeight: 600 },
  // What is too long for a line goes on in the next: its end may be what one reads it for.
  '& pre': {
    margin: 0,
    padding: '1.125rem 1.375rem',
    font: `.9375rem/1.65 ${MONO}`,
    tabSize: 2,
    whiteSpace: 'pre-wrap',
  },
  // Browsers have a typeface and a size of their own for it.
  '& code': { font: 'inherit' },
});

function CodeBlock({ label, children }: { label?: string; children: ReactNode }) {
  const { code } = useStrings().prose;
  return (
    <Sheet>
      {label && <figcaption aria-hidden="true">{label}</figcaption>}
      <Scroll role="group" aria-label={label ?? code} tabIndex={0} dir="ltr">
        <pre>
          <code>{children}</code>
        </pre>
      </Scroll>
    </Sheet>
  );
}

const Cells = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.5,
  '& th,& td': {
    minWidth: '6rem',
    padding: '.75rem 1.125rem',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& th': { fontSize: '.9375rem', fontWeight: 600, background: 'var(--data-soft)' },
  '& td': { borderTop: '1px solid var(--line)' },
  '& :last-child:is(th,td)': { minWidth: '9.5rem' },
  '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .center': { textAlign: 'center' },
  // On phones, four columns are seen as a whole.
  [DOWN_SM]: {
    fontSize: '.9375rem',
    '& th,& td': { minWidth: 0, padding: '.625rem' },
    '& :last-child:is(th,td)': { minWidth: '6rem' },
  },
});

// A table that ends at the edge of its frame by chance would look whole: a shade says that it goes on. Where nothing is
// hidden, what moves with the table lies over it.
const edge = (side: string, color: string, rest: string): string =>
  `linear-gradient(to ${side},transparent,${color}) ${side}/${rest} no-repeat`;
const Wide = styled(Scroll)({
  background: [
    ...['left', 'right'].map((side) => edge(side, 'var(--surface) 50%', '3rem 100% local')),
    ...['left', 'right'].map((side) => edge(side, 'var(--line)', '1.25rem 100%')),
    'var(--surface)',
  ].join(),
});

function Table({ children }: { children: ReactNode }) {
  const { table } = useStrings().prose;
  return (
    <Wide role="group" aria-label={table} tabIndex={0}>
      <Cells>{children}</Cells>
    </Wide>
  );
}

const Quotation = styled('blockquote')({
  display: 'grid',
  gap: '.75rem',
  paddingInlineStart: '1.5rem',
  borderInlineStart: '3px solid var(--data)',
  fontSize: '1.25rem',
  lineHeight: 1.5,
  fontWeight: 500,
});

/** What draws code, tables and quotations: by their styles a page pays only for what it has. */
const articleComponents: ArticleComponents = {
  code: Code,
  pre: CodeBlock,
  table: Table,
  blockquote: Quotation,
};

const Statement = styled('hgroup')({
  display: 'grid',
  gap: '.375rem',
  '& h2,& h3': { color: 'var(--data)', fontSize: '.9375rem', letterSpacing: 0 },
  '& p': {
    fontSize: 'clamp(1.25rem,1.1rem + .6vw,1.5rem)',
    lineHeight: 1.3,
    fontWeight: 600,
    letterSpacing: '-.012em',
    textWrap: 'balance',
  },
  '& ~ p,& ~ ul,& ~ ol': { color: 'var(--ink-soft)', fontSize: '1rem' },
});

/** The heading of a part, alone or with what the part says in a sentence. */
export const PART = ':is(h2,h3,hgroup)';
/** The first of them among its sisters. */
export const FIRST_PART = `${PART}:not(${PART} ~ *)`;

/** The heading of a part. Above what it says in a sentence it is a small line, and the text is for those who want to know exactly. */
function PartHeading({ summary, ...heading }: { summary: string | undefined } & TypographyProps) {
  const title = <Typography variant="h3" {...heading} />;
  if (!summary) return title;
  return (
    <Statement>
      {title}
      <p>{summary}</p>
    </Statement>
  );
}

const Frame = styled('figure')({
  display: 'grid',
  gap: '.75rem',
  width: '100%',
  '& figcaption': { color: 'var(--ink-soft)', fontSize: '.9375rem' },
});

/** A picture within a text, on the ground that pictures are made for. */
const Figure = ({ image, caption }: { image: Image; caption: string | undefined }) => (
  <Frame>
    <PicturePlate image={image} />
    {caption && <figcaption>{caption}</figcaption>}
  </Frame>
);

/** The text of a block, and its parts: each with its heading and perhaps a picture. */
export function Passages({ block }: { block: ProseBlock }) {
  const { body, sections = [] } = block;
  return (
    <>
      {body && <RichText text={body} components={articleComponents} />}
      {sections.map(({ heading, id, formerId, summary, text, image, caption }, index) => (
        <Fragment key={index}>
          <PartHeading component={entryHeadingLevel(block)} id={id} summary={summary}>
            {formerId && <span id={formerId} />}
            {heading}
          </PartHeading>
          <RichText text={text} components={articleComponents} />
          {image && <Figure image={image} caption={caption} />}
        </Fragment>
      ))}
    </>
  );
}
