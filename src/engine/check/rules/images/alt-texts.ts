import { block, picture } from '../../../../model/diagnostics/example.ts';
import { shown } from '../../../../model/words/phrases.ts';
import { isPictureVariant } from '../../../../model/page/picture-variants.ts';
import { valueAt } from '../../../../model/content/value-at.ts';
import { documentRule } from '../../rule.ts';

const PHRASE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|screenshot|illustration|drawing) (?:of|showing)\b/i;
/** The same in the other languages of many sites, and the word alone. */
const PHRASE_ELSEWHERE =
  /^(?:(?:(?:ein|das|een|une?|la|um|uma|una|il|el) )?(?:bild|foto|photo|photographie|fotografía|image|imagem|imagen|immagine|afbeelding|plaatje)(?: (?:von|vom|mit|zeigt|van|de|do|da|dos|das|di|del|della|dello|dei|delle|des|du)(?= )| (?:d|de l|dell)(?=['’])|$)|zdjęcie(?: przedstawia\p{L}*)?(?= \p{L}|$)|(?:en |ett |et )?(?:bilde?|foto|billede|fotografi|skjermbilde|illustrasjon) (?:på|av|af|som viser)(?= )|billede$|bilde$|(?:фото|зображення|світлина)(?= \p{L}|$)|صورة(?= \p{L}|$)|(?:画像|写真|图片|照片|사진|이미지|görsel|fotoğraf|resim|รูป|ภาพ|รูปภาพ|รูปถ่าย|ภาพถ่าย|hình|ảnh|hình ảnh)(?:です)?$|(?:รูปภาพ|รูปถ่าย|ภาพถ่าย|ภาพ|รูป)(?:ของ|แสดง)|(?:hình ảnh|bức ảnh|hình|ảnh)(?: chụp| của)(?= ))/iu;
const FILE_NAME =
  /\.(?:svg|png|jpe?g|webp|gif|avif)$|^(?:img|dsc[nf]?|dji|gopr|pxl|p|image|bilde?|screenshot|skjermbilde)[\s_-]*\d[\d\s_.-]*$|^\d{8}[_-]\d{6}$/i;

/** Descriptions of pictures say something to those who cannot see them. */
export const altTexts = documentRule({
  meta: {
    codes: {
      'image/missing-alt': {
        level: 'advice',
        title: 'A picture is not described',
        message: () => [
          'This picture is described neither by its "alt" nor by words beside it, so people who cannot see it learn nothing from it.',
          'Write in "alt" what the picture shows.',
        ],
        why: 'People who cannot see it learn nothing from it.',
        bad: block('{ "type": "carousel", "slides": [{ "image": { "src": "/images/team.jpg", "alt": "" } }] }'),
        good: block(
          '{ "type": "carousel", "slides": [{ "image": { "src": "/images/team.jpg", "alt": "Three engineers" } }] }',
        ),
      },
      'image/alt-phrase': {
        level: 'advice',
        title: 'A description begins with "Image of"',
        message: ({ phrase }: { phrase: string }) => [
          `The description begins with ${shown(phrase)}. Screen readers already say that it is a picture.`,
          'Begin with what the picture shows.',
        ],
        why: 'Screen readers already say that it is a picture.',
        bad: picture('{ "src": "/images/team.jpg", "alt": "Image of our team" }'),
        good: picture('{ "src": "/images/team.jpg", "alt": "Our team on Market Street" }'),
      },
      'image/alt-file-name': {
        level: 'advice',
        title: 'A description is the name of a file',
        message: ({ alt }: { alt: string }) => [
          `The description ${shown(alt)} is the name of a file. It would be read aloud like this.`,
          'Write what the picture shows, or "" if it is only decoration.',
        ],
        why: 'It is read aloud as it is written.',
        bad: picture('{ "src": "/images/team.jpg", "alt": "IMG_2041.jpg" }'),
        good: picture('{ "src": "/images/team.jpg", "alt": "Two engineers at a server rack" }'),
      },
    },
  },
  check({ document: { data, references }, report }) {
    for (const { role, value, path } of references) {
      if (role !== 'image' || isPictureVariant(path.at(-1))) continue;
      const picture = path.slice(0, -1);
      const alt = valueAt(data, [...picture, 'alt']);
      if (typeof alt !== 'string') continue;
      const location = { path: [...picture, 'alt'] };
      const phrase = (PHRASE.exec(alt) ?? PHRASE_ELSEWHERE.exec(alt.trim()))?.[0];
      if (alt.trim() === '') {
        // A picture beside words may be decoration; one that stands alone in a list is what there is to see.
        const isListed = typeof picture.at(-2) === 'number';
        if (isListed && !hasWords(valueAt(data, picture.slice(0, -1)))) report('image/missing-alt', location, {});
      } else if (phrase !== undefined) report('image/alt-phrase', location, { phrase });
      // Where the file is no address either, the two were swapped: that is told there.
      else if (FILE_NAME.test(alt.trim()) && String(value).startsWith('/'))
        report('image/alt-file-name', location, { alt });
    }
  },
});

const hasWords = (group: unknown): boolean =>
  Object.values(group as Record<string, unknown>).some((value) => typeof value === 'string' && value.trim() !== '');
