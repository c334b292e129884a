import Button from '@mui/material/Button';
import { useId } from 'react';
import type { InquiryFormBlock } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Live } from '../../ui/Live.tsx';
import { Section, SectionHead } from '../../ui/section/Section.tsx';
import FormCard from './FormCard.tsx';
import { Column, Fold, Side, SideWithNext } from './layouts.ts';
import { NextSteps } from './NextSteps.tsx';
import { Reach } from './Reach.tsx';

/** MUI would call it a button; a summary says by itself what it is, and whether it is open. */
const asItself = { role: undefined, tabIndex: undefined };

/** The form with which a visitor writes to the company, beside what it is for and other ways to reach it. */
export default function InquiryForm(block: InquiryFormBlock) {
  const strings = useStrings().form;
  const { formTitle = strings.title, formDescription, layout, details, next, opener, tone: _tone, ...form } = block;
  const { phone, mail } = form;
  const Columns = layout === 'column' ? Column : next ? SideWithNext : Side;
  const titleId = `${useId()}-title`;
  const reach = <Reach phone={phone} mail={mail} details={details} />;
  const card = (
    <Live type={block.type} component={FormCard} of={{ block: form, titleId }} className="form" early="draft" />
  );

  return (
    <Section block={block} head="none">
      <Columns>
        <div className="beside">
          <SectionHead
            block={{ type: block.type, heading: formTitle, text: formDescription }}
            labelId={titleId}
            className="aside"
          />
          {!opener && reach}
        </div>
        {opener ? (
          <Fold>
            <Button component="summary" variant="outlined" {...asItself}>
              {opener} <Icon name="chevron-down" />
            </Button>
            {reach}
            {card}
          </Fold>
        ) : (
          card
        )}
        {next && <NextSteps next={next} />}
      </Columns>
    </Section>
  );
}
