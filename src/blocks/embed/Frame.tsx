import type { EmbedSource } from '../../model/page/embeds.ts';

/** What a frame may do: run, remember for itself, and open its own pages elsewhere; never lead this page away. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
].join(' ');

/** One function for all drawings: React would call another one anew, and take the focus from wherever it is by then. */
const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * The other site's page in its frame. It takes the focus, since the button that asked for it is gone; its title is then
 * read out. Of where it stands it learns the site, without which players refuse to play, and not the page.
 */
export function Frame({ source, title }: { source: EmbedSource; title: string }) {
  return (
    <iframe
      ref={focus}
      src={source.frame}
      title={title}
      loading="lazy"
      sandbox={SANDBOX}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin"
    />
  );
}
