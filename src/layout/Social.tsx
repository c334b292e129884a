import type { ResolvedSite } from '../model/page/types.ts';
import { SmartLink } from '../ui/text/SmartLink.tsx';

type Accounts = ResolvedSite['footer']['social'];

/** Our own drawings of the networks' signs, as paths on a 24 × 24 grid with one stroke. */
const SIGNS: Record<Accounts[number]['network'], { name: string; path: string }> = {
  linkedin: { name: 'LinkedIn', path: 'M5.5 10v8.5M5.5 5.6v.1M10 18.5V10m0 4c0-2.4 1.6-4 3.9-4s3.6 1.5 3.6 4v4.5' },
  x: { name: 'X', path: 'M5 5l14 14M19 5 5 19' },
  facebook: { name: 'Facebook', path: 'M16.5 4.5H15c-2 0-3 1.2-3 3.2v11.8M8.5 12H16' },
  youtube: {
    name: 'YouTube',
    path: 'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
  },
  github: { name: 'GitHub', path: 'm8 8-4 4 4 4m8-8 4 4-4 4M13.5 6l-3 12' },
  instagram: {
    name: 'Instagram',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2v.1',
  },
};

/** Where else the company is: a sign for each network, a link where there is an address. */
export function Social({ social }: { social: Accounts }) {
  return (
    <ul className="social">
      {social.map(({ network, href }) => {
        const { name, path } = SIGNS[network];
        const drawing = (
          <svg
            className="icon"
            viewBox="0 0 24 24"
            role={href ? undefined : 'img'}
            aria-hidden={href ? true : undefined}
            aria-label={href ? undefined : name}
          >
            <path d={path} />
          </svg>
        );
        return (
          <li key={network}>
            {href ? (
              <SmartLink href={href} aria-label={name}>
                {drawing}
              </SmartLink>
            ) : (
              drawing
            )}
          </li>
        );
      })}
    </ul>
  );
}
