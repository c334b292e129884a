import { DEFAULT_BACKDROP } from '../model/page/default-colors.ts';
import { isDarkGround, type Look, type Scheme } from '../model/page/look.ts';
import { shapeVariables } from './sheets/shape-css.ts';

/** The variables that a look defines once, for all tones and both schemes, by name. */
function variablesOf(look: Look): Record<string, string> {
  const { edge } = look;
  return {
    ...shapeVariables(look),
    ...(edge !== undefined && { '--edge-share': `${edge}%` }),
  };
}

/** CSS that defines them. A look without any has none of it. */
export function lookVariablesCss(look: Look): string {
  const entries = Object.entries(variablesOf(look)).map(([name, value]) => `${name}:${value}`);
  return entries.length > 0 ? `:root{${entries.join(';')}}` : '';
}

/** Whether drawings have the default backdrop, so that no style sheet has to set it. */
export const isDefaultBackdrop = (
  { plate, glow }: Pick<Scheme, 'plate' | 'glow'>,
  expected = DEFAULT_BACKDROP,
): boolean => plate === expected.plate && glow === expected.glow;

/** Whether dark sections are dark in both schemes, as components expect, so that no style sheet says it. */
export const areDarkSections = ({ light, dark }: Look): boolean =>
  [light, dark].every(({ tones }) => isDarkGround(tones.dark));

/** How variables with a fallback are written where a look is known. */
export interface KnownVariables {
  /** What stands in place of a variable, by its name. */
  values: Readonly<Record<string, string>>;
  /** Those that are defined in some places only, and need their fallback elsewhere. */
  kept: readonly string[];
}

/** What is known of them in a look. */
export function knownVariables(look: Look): KnownVariables {
  const { light, dark, hero } = look;
  const isDefault = isDefaultBackdrop(light) && isDefaultBackdrop(dark);
  return {
    values: {
      ...variablesOf(look),
      ...(!isDefault && { '--plate': 'var(--plate)', '--glow': 'var(--glow)' }),
      ...(!areDarkSections(look) && { '--dark-tone': 'var(--dark-tone)' }),
    },
    kept: [
      ...(light.errors || dark.errors ? ['--tone-error', '--tone-error-soft'] : []),
      ...(isDefault && hero !== 'deep' ? ['--glow'] : []),
    ],
  };
}
