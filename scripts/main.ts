import module from 'node:module';
import { runCommand } from './command.ts';
import { commandOf, USAGE } from './commands.ts';

// Node keeps compiled code from run to run since 22.1.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();

const [word, ...args] = process.argv.slice(2);
const asksForHelp = word === '--help' || word === '-h' || word === 'help';

await runCommand(
  {
    name: 'Pagewright',
    usage: USAGE,
    run: async () => {
      await runCommand(await commandOf(word), args);
      return Number(process.exitCode ?? 0);
    },
  },
  asksForHelp ? ['--help'] : [],
);
