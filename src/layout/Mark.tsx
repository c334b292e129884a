import type { ResolvedSite } from '../model/page/types.ts';

/** The mark of a site beside its name, which says what it is. */
export const Mark = ({ mark }: Pick<ResolvedSite, 'mark'>) =>
  mark && <img src={mark.inline ?? mark.src} alt="" width={mark.width} height={mark.height} />;
