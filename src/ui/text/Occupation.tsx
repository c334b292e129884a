interface Props {
  position?: string | undefined;
  company?: string | undefined;
}

/**
 * What somebody does, and where. A quote may be in a language that is written from another side, and who said it is
 * still introduced in that of the page: its signs stay where they belong.
 */
export function Occupation({ position, company }: Props) {
  const words = [position, company].filter(Boolean).join(', ');
  return words && <bdi>{words}</bdi>;
}
