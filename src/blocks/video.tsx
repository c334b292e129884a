import { styled } from '@mui/material/styles';
import type { VideoBlock } from '../model/page/types.ts';
import { useLanguage, useStrings } from '../strings/context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Screen, stageClass } from '../ui/pictures/Screen.tsx';
import { Section } from '../ui/section/Section.tsx';
import { RichText } from '../ui/text/RichText.tsx';

const Transcript = styled(Disclosure)({
  maxWidth: '45rem',
  '& .said': {
    display: 'grid',
    gap: '.75rem',
    paddingBottom: '.5rem',
    color: 'var(--ink-soft)',
    fontSize: '1.0625rem',
  },
  '& .said a': { color: 'var(--action)' },
});

/** A film of this site in the browser's own player, which loads none of it before somebody presses play. */
export default function Video(block: VideoBlock) {
  const { transcript: read } = useStrings().video;
  const language = useLanguage();
  const { src, title, poster, ratio, captions, caption, transcript } = block;
  return (
    <Section block={block}>
      <Screen>
        <div className={stageClass(ratio)}>
          {/* Without a picture, a player shows the first of the film. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The checker asks authors for them. */}
          <video
            controls
            playsInline
            preload={poster ? 'none' : 'metadata'}
            src={src}
            poster={poster}
            aria-label={title}
          >
            {captions?.map((each) => (
              <track key={each.lang} kind="captions" src={each.src} srcLang={each.lang} label={each.label} />
            ))}
          </video>
        </div>
        {(caption || transcript) && (
          <figcaption>
            {caption && <p>{caption}</p>}
            {transcript && (
              <Transcript>
                <summary lang={block.lang && language}>
                  {read}
                  <Icon name="plus" />
                </summary>
                <div className="said">
                  <RichText text={transcript} />
                </div>
              </Transcript>
            )}
          </figcaption>
        )}
      </Screen>
    </Section>
  );
}
