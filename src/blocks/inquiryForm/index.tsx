import type { InquiryFormBlock } from '../../content/types.ts';
import { Section } from '../../ui/Section.tsx';

/** The form with which a visitor writes to the company. */
export default function InquiryForm(block: InquiryFormBlock) {
  const { formTitle = 'Get in Touch', formDescription } = block;
  return (
    <Section block={{ ...block, heading: formTitle, text: formDescription }} head="side">
      <form method="dialog" data-live="" />
    </Section>
  );
}
