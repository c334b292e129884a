import { asText } from '../../../model/words/as-text.ts';
import { nearest } from '../../../model/words/meant/nearest.ts';
import type { Schemas } from '../schemas.ts';
import { isCertain } from '../vocabulary/certain-names.ts';
import { choiceCalled } from '../vocabulary/choices-called.ts';
import { fieldCalled } from '../vocabulary/fields-called.ts';

/** The choice that was probably meant, whether there is no doubt, and what else may be meant. */
interface Meant {
  suggestion: string | undefined;
  certain: boolean;
  more?: string[];
}

/** The choice that is meant by a value that is none. */
export function meantBy(value: unknown, choices: string[]): Meant {
  // Keyboards for Japanese and Chinese have wide letters.
  const word = typeof value === 'string' ? value.normalize('NFKC') : undefined;
  const suggestion = word === undefined ? undefined : choiceMeant(word, choices);
  return { suggestion, certain: suggestion !== undefined && isCertain(asText(word), suggestion, choices) };
}

const choiceMeant = (value: string, choices: string[]): string | undefined =>
  choiceCalled(value, choices) ?? fieldCalled(value, choices) ?? nearest(value, choices) ?? onlyBegun(value, choices);

/** What other sets of icons have before their names: "fa-phone", "fas fa-phone", "bi-clock". */
const OF_OTHERS = /^(?:fa[srlbd]? )?(?:fa|bi|mdi|icon|lucide|dashicons|ti)-(?=[a-z])/;

/**
 * The icons that are meant: those that show what a word says. Such a word is no slip of the fingers: "cart" is no
 * "car".
 */
export function iconMeant(schemas: Schemas, value: unknown, icons: string[]): Meant {
  const word = asText(value).normalize('NFKC').trim().toLowerCase();
  const ofOthers = OF_OTHERS.test(word) ? word.replace(OF_OTHERS, '') : undefined;
  if (ofOthers !== undefined)
    return icons.includes(ofOthers)
      ? { suggestion: ofOthers, certain: false }
      : { ...iconMeant(schemas, ofOthers, icons), certain: false };
  const isCalled = choiceCalled(word, icons) !== undefined;
  const tagged = isCalled ? [] : [word, word.replace(/s$/, '')].flatMap((each) => schemas.iconsTagged(each));
  const [suggestion, ...more] = [...new Set(tagged)].filter((icon) => icons.includes(icon));
  return suggestion === undefined ? meantBy(value, icons) : { suggestion, certain: false, more: more.slice(0, 4) };
}

/** The only choice that begins with what is written: "desc" is "descending". */
function onlyBegun(value: string, choices: string[]): string | undefined {
  const [choice, ...others] = choices.filter((each) => each.toLowerCase().startsWith(value.toLowerCase()));
  return value.length >= 3 && others.length === 0 ? choice : undefined;
}
