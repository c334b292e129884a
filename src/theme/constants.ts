import { BEHIND_DRAWINGS, isDarkGround, type Look } from '../model/look.ts';
import { shapeVariables } from './shape-css.ts';

/** The variables that a look defines once, for all tones and both schemes, by name. */
export function constantsOf(look: Look): Record<string, string> {
  const { light, edge } = look;
  return {
    ...shapeVariables(look),
    ...(edge !== undefined && { '--edge': `${edge}%` }),
    // What a browser draws by itself in a dark section, such as a list of choices; the components say "dark".
    ...(!isDarkGround(light.tones.dark) && { '--dark-tone': 'light' }),
  };
}

/** CSS that defines them. A look without any has none of it. */
export function constantsCss(look: Look): string {
  const entries = Object.entries(constantsOf(look)).map(([name, value]) => `${name}:${value}`);
  return entries.length > 0 ? `:root{${entries.join(';')}}` : '';
}

/** Variables with a fallback that a look defines by tone or scheme. */
export function definedInPlaces({ light, dark, hero }: Look): string[] {
  const isUsual = [light, dark].every(
    ({ plate, glow }) => plate === BEHIND_DRAWINGS.plate && glow === BEHIND_DRAWINGS.glow,
  );
  return [
    ...(light.errors || dark.errors ? ['--mistake', '--mistake-soft'] : []),
    ...(isUsual && hero === 'deep' ? [] : ['--plate', '--glow']),
  ];
}
