import type { Tone } from '../model/types.ts';
import { dark, light, onNavy, onPaper, paper, severities, type Palette } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (colors: object): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');

const selector = (tone: string): string => `${tone === 'default' ? ':root,' : ''}.tone-${tone}`;

/** A rule for each colour set that tones share, then one for what each has of its own. */
function rules(scheme: Record<Tone, Palette>): string {
  const entries = Object.entries(scheme) as [Tone, Palette][];
  const shared = [onPaper, onNavy].map((common) => {
    const tones = entries.filter(([, palette]) => palette.ink === common.ink).map(([tone]) => selector(tone));
    return tones.length > 0 ? `${tones.join(',')}{${declarations(common)}}` : '';
  });
  const own = entries.map(([tone, palette]) => {
    const common: Partial<Palette> = palette.ink === onPaper.ink ? onPaper : onNavy;
    const different = Object.fromEntries(
      Object.entries(palette).filter(([name, value]) => common[name as keyof Palette] !== value),
    );
    return `${selector(tone)}{${declarations(different)}}`;
  });
  return [...shared, ...own].join('');
}

/** CSS that defines every colour for both colour schemes; a tone redefines them for its subtree. */
export const colorCss = `:root{color-scheme:light}${rules(light)}@media(prefers-color-scheme:dark){:root{color-scheme:dark}${rules(dark)}}`;

/** CSS that takes the colours away on paper. It goes last. */
export const printCss = `@media print{body,[class*=tone-]{${declarations(paper)}}}`;

/** CSS that defines the colours of severity. */
export const severityCss = `:host{${declarations(severities)}}`;
