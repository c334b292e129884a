// Starts a command from the bundle of all commands, and first builds that bundle if a source has changed: loading modules
// one by one takes three times as long. JavaScript, because it decides how TypeScript is run.
import { commandsBundle } from './launch/commands-bundle.mjs';
import { unsupportedNode } from './launch/node-version.mjs';

const unsupported = unsupportedNode();
if (unsupported) process.stderr.write(`${unsupported}\n`);
const bundle = unsupported ? undefined : commandsBundle();
if (bundle) await import(bundle);
else process.exitCode = 2;
