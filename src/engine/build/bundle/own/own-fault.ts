import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { below } from '../../../disk/files/paths.ts';
import { originalPlace } from './own-source-maps.ts';

/** An error in an own block, as its author needs it. */
interface OwnFault {
  message: string;
  /** The stack frames in files of the site, the innermost first: `blocks/prices.tsx:12:5`. */
  places: string[];
}

const NO_BROWSER =
  /\b(?:window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined$/;
const NEEDS_EFFECT =
  'Pages are written where there is no browser: ask for it in an effect (useEffect), or once something is pressed.';

/** The details of an `OwnBlockFault`, whose cause is the original error. */
export function ownFaultIn(root: string, { message, cause }: Error): OwnFault {
  const stack = cause instanceof Object && 'stack' in cause ? String(cause.stack) : '';
  return {
    message: NO_BROWSER.test(message) ? `${message}. ${NEEDS_EFFECT}` : message,
    places: stack.split('\n').flatMap((frame) => placeIn(root, frame) ?? []),
  };
}

const FRAME = /^\s+at (?:.*? \()?(.+):(\d+):(\d+)\)?$/;
/** Installed packages, and bundles. */
const NOT_OWN = /(?:^|\/)(?:node_modules|\.pagewright)\//;

function placeIn(root: string, frame: string): string | undefined {
  const [, named = '', line, column] = FRAME.exec(frame) ?? [];
  const file = fileNamed(named);
  if (!path.isAbsolute(file)) return undefined;
  const place = originalPlace(root, { file, line: Number(line), column: Number(column) });
  const name = below(fs.realpathSync(root), place.file);
  return name === undefined || NOT_OWN.test(name) ? undefined : `${name}:${place.line}:${place.column}`;
}

/** Some of Vite's file names are URLs. */
function fileNamed(name: string): string {
  if (name.startsWith('file:')) return fileURLToPath(name);
  return name.includes('%') && !fs.existsSync(name) ? decodeURI(name) : name;
}
