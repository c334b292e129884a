import type { CollectionBlock } from '../../model/page/types.ts';
import { entryHeadingLevel } from '../../ui/text/heading-level.ts';
import { Live } from '../../ui/Live.tsx';
import { Section } from '../../ui/section/Section.tsx';
import Entries from './Entries.tsx';

/** Pages of the site as a list. Which pages was settled at build; a visitor can only narrow it. */
export default function Collection(block: CollectionBlock) {
  const { type, eyebrow: _eyebrow, heading: _heading, text: _text, tone: _tone, id: _id, lang: _lang, ...list } = block;
  const entries = { ...list, titleAs: entryHeadingLevel(block) };
  return (
    <Section block={block}>
      {block.filters?.length ? (
        <Live type={type} component={Entries} of={entries} early="query" />
      ) : (
        <Entries {...entries} />
      )}
    </Section>
  );
}
