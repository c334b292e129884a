import { createInterface } from 'node:readline/promises';
import type { Prompter } from '../../src/engine/authoring/new/ask.ts';
import { Refusal } from '../../src/engine/authoring/refusal.ts';

/** Asks questions at the terminal. Throws a `Refusal` when the user leaves (Ctrl+C, Ctrl+D). */
export async function withPrompt<T>(talk: (prompter: Prompter) => Promise<T>): Promise<T> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const leave = new AbortController();
  lines.once('close', () => leave.abort());
  try {
    return await talk({
      ask: async (question, fallback) => {
        const answer = await lines.question(`${question}${fallback === undefined ? '' : ` [${fallback}]`}: `, {
          signal: leave.signal,
        });
        return answer.trim() === '' ? (fallback ?? '') : answer;
      },
      say: (words) => console.log(words),
    });
  } catch (fault) {
    if ((fault as Error).name === 'AbortError') throw new Refusal('\nStopped. Nothing was written.');
    throw fault;
  } finally {
    lines.close();
  }
}
