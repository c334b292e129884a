import type { Block, FaqBlock, ResolvedPage } from '../../../../model/page/types.ts';
import { plainText } from './plain-text.ts';
import type { Thing } from './thing.ts';

/** The questions and answers of all FAQ blocks on a page. */
export function questionNodes({ blocks }: ResolvedPage): Thing[] {
  const questions = blocks.filter(isFaq).flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  );
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }];
}

const isFaq = (block: Block): block is FaqBlock => block.type === 'faq';
