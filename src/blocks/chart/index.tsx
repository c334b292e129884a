import { useId } from 'react';
import type { ChartBlock } from '../../model/types.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Keys } from './Keys.tsx';
import { Lying } from './Lying.tsx';
import { Numbers } from './Numbers.tsx';
import { Patterns } from './Patterns.tsx';
import { Standing } from './Standing.tsx';
import { Sheet } from './styles.ts';

/** Numbers as a drawing, which was worked out when the page was built, and as the table that they are. */
export default function Chart(block: ChartBlock) {
  const id = useId();
  const { plot, kind, labels, caption, unit, source } = block;
  const Drawing = plot.lies ? Lying : Standing;
  return (
    <Section block={block} head={block.layout === 'wide' ? 'top' : 'side'}>
      <Sheet className={kind}>
        {caption && <figcaption>{caption}</figcaption>}
        <div className="drawing" aria-hidden="true">
          {kind !== 'line' && <Patterns id={id} series={plot.series} />}
          {plot.series.length > 1 && <Keys id={id} kind={kind} series={plot.series} />}
          {unit && <span>{unit}</span>}
          <Drawing id={id} plot={plot} labels={labels} isStacked={kind === 'stacked'} />
        </div>
        <Numbers labels={labels} series={plot.series} unit={unit} />
        {source && (
          <div className="source">
            <RichText text={source} />
          </div>
        )}
      </Sheet>
    </Section>
  );
}
