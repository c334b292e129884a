import Button from '@mui/material/Button';
import { useState } from 'react';
import { EMBED_ICONS, type EmbedSource } from '../../model/page/embeds.ts';
import type { Image } from '../../model/page/types.ts';
import { useStrings } from '../../strings/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Frame } from './Frame.tsx';

interface Props {
  source: EmbedSource;
  title: string;
  image?: Image;
  /** The element that says who hears of the visit. */
  noticeId: string;
  /** That of the words on its button, where those around are in another. */
  lang: string | undefined;
}

/** A picture of ours with a button, and what the button brings. */
export default function Stage({ source, title, image, noticeId, lang }: Props) {
  const { show } = useStrings().embed;
  const [isShown, setShown] = useState(false);
  if (isShown) return <Frame source={source} title={title} />;
  return (
    <>
      {image && <Picture image={image} share="column" />}
      <Button
        variant="contained"
        className="needs-script"
        lang={lang}
        aria-label={`${show[source.kind]}: ${title}`}
        aria-describedby={noticeId}
        onClick={() => setShown(true)}
      >
        <Icon name={EMBED_ICONS[source.kind]} />
        {show[source.kind]}
      </Button>
    </>
  );
}
