import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ChartBlock } from '../../model/page/types.ts';
import { corner, space } from '../../theme/shape.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { DataTable } from './DataTable.tsx';
import { Bars, Lines } from './drawings.ts';
import { HorizontalBars } from './HorizontalBars.tsx';
import { Legend } from './Legend.tsx';
import { Patterns } from './Patterns.tsx';
import { VerticalPlot } from './VerticalPlot.tsx';

const Sheet = styled('figure')({
  padding: space.box,
  border: '1px solid var(--line)',
  borderRadius: corner.plate,
  background: 'var(--surface)',
  fontVariantNumeric: 'tabular-nums',
  '& figcaption': { fontWeight: 600, lineHeight: 1.4, marginBottom: '1.25rem' },
  '& .source': { marginTop: '1rem', color: 'var(--ink-soft)', fontSize: '.875rem' },
});

/** Numbers as a drawing, which was worked out when the page was built, and as the table that they are. */
export default function Chart(block: ChartBlock) {
  const id = useId();
  const { plot, kind, labels, caption, unit, source } = block;
  const Drawing = kind === 'line' ? Lines : Bars;
  const Shapes = plot.lies ? HorizontalBars : VerticalPlot;
  const isWide = block.layout === 'wide';
  const isBeside = block.numbers === 'beside' && !isWide;
  const table = <DataTable labels={labels} series={plot.series} unit={unit} isBeside={isBeside} lang={block.lang} />;
  return (
    <Section block={block} head={isWide ? 'top' : 'side'} aside={isBeside && table}>
      <Sheet>
        {caption && <figcaption>{caption}</figcaption>}
        <Drawing className="drawn" aria-hidden="true">
          {kind !== 'line' && <Patterns id={id} series={plot.series} />}
          {plot.series.length > 1 && <Legend id={id} kind={kind} series={plot.series} />}
          {unit && <span>{unit}</span>}
          <Shapes id={id} plot={plot} labels={labels} isStacked={kind === 'stacked'} />
        </Drawing>
        {!isBeside && table}
        {source && (
          <div className="source">
            <RichText text={source} />
          </div>
        )}
      </Sheet>
    </Section>
  );
}
