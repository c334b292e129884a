import sax from 'sax';
import { escapeXml } from '../escape.ts';

/** What may be active in an SVG that is opened as a document, and never in a picture. */
const MAY_ACT =
  /<(?:[\w.-]+:)?(?:script|foreignObject|set|animate|handler|listener|iframe|frame|object|embed|meta|base)\b|\son\w+\s*=|javascript:|&#|<!DOCTYPE/i;
const ACTIVE_ELEMENT =
  /^(?:[\w.-]+:)?(?:script|foreignObject|set|animate\w*|handler|listener|iframe|frame|object|embed|meta|base)$/i;

/**
 * An SVG without scripts, event handlers, animations and external references. Most have none, and are returned as they
 * are.
 */
export function sanitizeSvg(drawing: string): string {
  if (!MAY_ACT.test(drawing)) return drawing;
  const parser = sax.parser(true);
  let written = '';
  /** The depth within an element that is removed. */
  let removed = 0;
  parser.onopentag = ({ name, attributes }) => {
    if (removed > 0 || ACTIVE_ELEMENT.test(name)) return void removed++;
    const kept = Object.entries(attributes).filter(([key, value]) => !/^on/i.test(key) && !isExternal(key, value));
    written += `<${name}${kept.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`;
  };
  parser.onclosetag = (name) => {
    if (removed > 0) removed--;
    else written += `</${name}>`;
  };
  const keep = (text: string): void => {
    if (removed === 0) written += escapeXml(text);
  };
  Object.assign(parser, { ontext: keep, oncdata: keep });
  parser.write(drawing).close();
  return written;
}

/** Whether an attribute refers to something outside of the drawing. */
const isExternal = (key: string, value: string): boolean =>
  /^(?:[\w.-]+:)?href$/.test(key) && !/^\s*(?:#|data:image\/)/.test(value);
