import sax from 'sax';
import { escapeXml } from '../escape.ts';

/** What may act in a drawing that somebody opens by itself; as a picture it never does. */
const ACTS =
  /<(?:[\w.-]+:)?(?:script|foreignObject|set|animate|handler|listener|iframe|frame|object|embed|meta|base)\b|\son\w+\s*=|javascript:|&#|<!DOCTYPE/i;
const ACTIVE =
  /^(?:[\w.-]+:)?(?:script|foreignObject|set|animate\w*|handler|listener|iframe|frame|object|embed|meta|base)$/i;

/** A drawing without what acts in it: most are returned as they are. */
export function stillDrawing(drawing: string): string {
  if (!ACTS.test(drawing)) return drawing;
  const parser = sax.parser(true);
  let written = '';
  /** How deep we are in an element that is left out. */
  let left = 0;
  parser.onopentag = ({ name, attributes }) => {
    if (left > 0 || ACTIVE.test(name)) return void left++;
    const kept = Object.entries(attributes).filter(([key, value]) => !/^on/i.test(key) && !leads(key, value));
    written += `<${name}${kept.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`;
  };
  parser.onclosetag = (name) => {
    if (left > 0) left--;
    else written += `</${name}>`;
  };
  const keep = (text: string): void => {
    if (left === 0) written += escapeXml(text);
  };
  Object.assign(parser, { ontext: keep, oncdata: keep });
  parser.write(drawing).close();
  return written;
}

/** Whether an attribute leads out of the drawing. */
const leads = (key: string, value: string): boolean =>
  /^(?:[\w.-]+:)?href$/.test(key) && !/^\s*(?:#|data:image\/)/.test(value);
