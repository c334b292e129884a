// JavaScript, because it decides how TypeScript is run: it starts the commands from their bundle, which takes a third of
// the time that loading their modules one by one does, and makes the bundle anew whenever a source has changed.
import { commandsBundle } from './launch/commands-bundle.mjs';
import { nodeRefusal } from './launch/node-version.mjs';

const refusal = nodeRefusal();
if (refusal) process.stderr.write(`${refusal}\n`);
const bundle = refusal ? undefined : commandsBundle();
if (bundle) await import(bundle);
else process.exitCode = 2;
