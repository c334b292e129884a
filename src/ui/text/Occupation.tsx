import type { Direction } from '../../model/page/types.ts';

interface Props {
  position?: string | undefined;
  company?: string | undefined;
  /** From which side the quote is written, where that is not the side of the page. */
  dir?: Direction | undefined;
}

/**
 * What somebody does, and where. Who says something in another language may be introduced in that of the page: the
 * signs of that stay where they belong.
 */
export function Occupation({ position, company, dir }: Props) {
  const words = [position, company].filter(Boolean).join(', ');
  return words && dir ? <bdi>{words}</bdi> : words;
}
