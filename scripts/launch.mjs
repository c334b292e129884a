// JavaScript, because it decides how TypeScript is run: it starts the commands from their bundle, which takes a third of
// the time that loading their modules one by one does, and makes the bundle anew whenever a source has changed.
import { commandsBundle } from './commands-bundle.mjs';

const bundle = commandsBundle();
if (bundle) await import(bundle);
else process.exitCode = 2;
