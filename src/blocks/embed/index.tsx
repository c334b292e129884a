import { useId } from 'react';
import type { EmbedBlock } from '../../model/page/types.ts';
import { useLanguage, useSay, useStrings } from '../../strings/context.ts';
import { Live } from '../../ui/Live.tsx';
import { Screen, stageClass } from '../../ui/pictures/Screen.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SmartLink } from '../../ui/text/SmartLink.tsx';
import Stage from './Stage.tsx';

/** Something of another site. Until its button is pressed it is a picture of ours, and nobody else hears of the visit. */
export default function Embed(block: EmbedBlock) {
  const strings = useStrings().embed;
  const language = useLanguage();
  const lang = block.lang && language;
  const say = useSay();
  const noticeId = useId();
  const { src: source, title, image, ratio, caption } = block;
  return (
    <Section block={block}>
      <Screen>
        <Live
          type={block.type}
          component={Stage}
          of={{ source, title, image, noticeId, lang }}
          className={stageClass(ratio)}
        />
        <figcaption>
          {caption && <p>{caption}</p>}
          <p lang={lang}>
            <span id={noticeId} className="needs-script">
              {`${say(strings.notice, { name: source.name })} `}
            </span>
            <SmartLink href={source.page} aria-label={`${say(strings.open, { name: source.name })}: ${title}`}>
              {say(strings.open, { name: source.name })}
            </SmartLink>
          </p>
        </figcaption>
      </Screen>
    </Section>
  );
}
