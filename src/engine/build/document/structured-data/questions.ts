import type { Block, FaqBlock, ResolvedPage, RichNode, RichText } from '../../../../model/page/types.ts';
import type { Thing } from './thing.ts';

/** The questions that a page answers, of all its blocks of questions. */
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

/** Elements that begin a line of their own, and what stands before it. */
const LINES: Record<string, string> = { p: '', li: '- ', ul: '', ol: '', br: '' };

/** Formatted text as plain text: each paragraph and each entry of a list on a line of its own. */
function plainText(text: RichText): string {
  const written = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const words = (node.children ?? []).map(written).join('');
    return node.tag in LINES ? `\n${LINES[node.tag]}${words}` : words;
  };
  return [text].flat().map(written).join('').replace(/\n+/g, '\n').trim();
}
