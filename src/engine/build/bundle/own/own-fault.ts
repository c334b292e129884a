import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { below } from '../../../disk/files/paths.ts';
import { originalPlace } from './own-source-maps.ts';

/** What whoever writes blocks has to know of a fault in one of them. */
interface OwnFault {
  message: string;
  /** Where it arose in the files of the site, the innermost first: `blocks/prices.tsx:12:5`. */
  places: string[];
}

const NO_BROWSER =
  /\b(?:window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined$/;
const NEEDS_EFFECT =
  'Pages are written where there is no browser: ask for it in an effect (useEffect), or once something is pressed.';

/** What has to be said of an OwnBlockFault, which has what was thrown as its cause. */
export function ownFaultIn(root: string, { message, cause }: Error): OwnFault {
  const stack = cause instanceof Object && 'stack' in cause ? String(cause.stack) : '';
  return {
    message: NO_BROWSER.test(message) ? `${message}. ${NEEDS_EFFECT}` : message,
    places: stack.split('\n').flatMap((frame) => placeIn(root, frame) ?? []),
  };
}

const FRAME = /^\s+at (?:.*? \()?(.+):(\d+):(\d+)\)?$/;
/** What is installed, and what was bundled. */
const NOBODYS = /(?:^|\/)(?:node_modules|\.pagewright)\//;

function placeIn(root: string, frame: string): string | undefined {
  const [, named = '', line, column] = FRAME.exec(frame) ?? [];
  const file = fileNamed(named);
  if (!path.isAbsolute(file)) return undefined;
  const place = originalPlace(root, { file, line: Number(line), column: Number(column) });
  const name = below(fs.realpathSync(root), place.file);
  return name === undefined || NOBODYS.test(name) ? undefined : `${name}:${place.line}:${place.column}`;
}

/** Vite names some files as addresses do. */
function fileNamed(name: string): string {
  if (name.startsWith('file:')) return fileURLToPath(name);
  return name.includes('%') && !fs.existsSync(name) ? decodeURI(name) : name;
}
