import type { ResolvedSite } from '../model/page/types.ts';

/** The mark beside the name. One that is broader than a sign, such as a logo with words, keeps its shape. */
export const Mark = ({ mark: { src, width, height } }: { mark: NonNullable<ResolvedSite['mark']> }) => (
  <img src={src} alt="" width={width} height={height} className={width > height * 1.25 ? 'broad' : undefined} />
);
