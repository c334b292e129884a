import { runCommand } from '../command.ts';
import { loadCommand, USAGE } from '../commands.ts';

const [word, ...args] = process.argv.slice(2);
const asksForHelp = word === '--help' || word === '-h' || word === 'help';

void runCommand(
  {
    name: 'Pagewright',
    usage: USAGE,
    run: async () => {
      await runCommand(await loadCommand(word), args);
      return Number(process.exitCode ?? 0);
    },
  },
  asksForHelp ? ['--help'] : [],
);
