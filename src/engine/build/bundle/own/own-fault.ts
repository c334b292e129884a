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

/** What React, or Node, says of usual mistakes, and what is to be done about each. */
const ADVICE: readonly (readonly [said: RegExp, advice: string])[] = [
  [
    /\b(?:window|document|navigator|location|history|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined$/,
    'Pages are written where there is no browser: ask for it in an effect (useEffect), or once something is pressed.',
  ],
  [
    /^(?:\S+: )?Cannot read properties of null \(reading 'use[A-Z]\w*'\)$/,
    'Hooks such as useState can be called in a component or in another hook alone.',
  ],
  [
    /Objects are not valid as a React child/,
    'A formatted text is drawn by <RichText text={…} />, a picture by <Picture image={…} />, a link by <TextLink link={…} />.',
  ],
  [
    /Element type is invalid/,
    'Look whether what it exports, and what it imports, are components: functions, not what they return.',
  ],
];
/** React says of an async component what is meant for something else. */
const WAITED =
  /(?:A component suspended while responding to synchronous input\..*|It waits for something while rendering.*)$/s;
const WAITS =
  'It waits for something while rendering; blocks must render at once. A component cannot be async, nor wait with use(): import what it reads, or fetch it in an effect (useEffect).';

/** What was said of a fault, in words about blocks, and what is to be done. */
function inOurWords(message: string): string {
  const said = message.replace(WAITED, WAITS);
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(said)) ?? [];
  return advice === undefined ? said : `${said}${said.endsWith('.') ? '' : '.'} ${advice}`;
}

/** The details of an `OwnBlockFault`, whose cause is the original error. */
export function ownFaultIn(root: string, { message, cause }: Error): OwnFault {
  const stack = cause instanceof Object && 'stack' in cause ? String(cause.stack) : '';
  return {
    message: inOurWords(message),
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
