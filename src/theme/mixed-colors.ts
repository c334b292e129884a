import type { Theme } from '@mui/material/styles';
import { muiMixed } from './tokens.ts';

type Colors = { [name: string]: string | Colors };

/**
 * MUI mixes some colors by itself, such as the ground of an alert: of its variables, which nobody defines here, with white
 * and black. They are mixed of what those stand for, so that they follow tone and scheme.
 */
export function withMixedColors(theme: Theme): Theme {
  const { palette, vars } = theme;
  if (!vars) return theme;
  mix(vars.palette as unknown as Colors, palette as unknown as Colors);
  Object.assign(vars.palette.common, { background: palette.background.default, onBackground: palette.text.primary });
  // A line as all others are: mixed with the ground it could not be seen.
  vars.palette.TableCell.border = palette.divider;
  // Words that cannot be changed are read all the same: a share of the ink was too faint.
  vars.palette.text.disabled = palette.text.secondary;
  // What is laid over a page is its reverse, so that its words can be read.
  vars.palette.SnackbarContent = { bg: palette.text.primary, color: palette.background.default };
  return theme;
}

function mix(colors: Colors, palette: Colors): void {
  for (const [name, color] of Object.entries(colors)) {
    if (typeof color === 'object') mix(color, palette);
    else if (typeof color === 'string') colors[name] = mixed(color, palette);
  }
}

function mixed(color: string, palette: Colors): string {
  const result = color.replaceAll(/var\(--palette-(\w+)-(\w+)\)/g, (_, group: string, key: string) =>
    String((palette[group] as Colors)[key]),
  );
  if (result !== color)
    return result
      .replace(mixedWith(muiMixed.white), 'var(--ground) ')
      .replace(mixedWith(muiMixed.black), 'var(--ink) ');
  // What MUI draws with a little black is drawn with a little of the ink.
  const share = /rgba\(0, 0, 0, (0\.\d+)\)/.exec(color);
  if (share) return color.replace(share[0], `color-mix(in srgb, var(--ink) ${Number(share[1]) * 100}%, transparent)`);
  // Black or white, whichever can be read; on the colors that no site can change, that is white.
  return color.replace(/oklch\(from #\w+ var\(--__l\) 0 h \/ var\(--__a\)\)/, muiMixed.white);
}

function mixedWith(color: string): RegExp {
  return new RegExp(`${color} (?=\\d+%\\)+$)`);
}
