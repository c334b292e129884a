import { MUI_CLASS } from './class-names.ts';
import otherMedia from './other-media.css?raw';

/**
 * HTML without the names that MUI gives the parts of its components, where no rule reads them.
 * @param css the styles of what is written
 */
export const withoutIdleClasses = (html: string, css: string): string =>
  html.replace(/ class="([^"]*)"/g, (attribute, names: string) => {
    const read = names.split(' ').filter((name) => !MUI_CLASS.test(name) || isRead(name, css));
    return attribute.replace(names, read.join(' '));
  });

const isRead = (name: string, css: string): boolean =>
  [css, otherMedia].some((text) => new RegExp(`\\.${name}(?![\\w-])`).test(text));
