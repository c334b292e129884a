import { createInterface } from 'node:readline/promises';
import type { Prompter } from '../../src/engine/authoring/new/ask.ts';
import { Refusal } from '../../src/engine/authoring/refusal.ts';

/** Talks with whoever sits at the terminal. Leaving (Ctrl+C, Ctrl+D) is a `Refusal`: nothing was written. */
export async function withPrompt<T>(talk: (person: Prompter) => Promise<T>): Promise<T> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  lines.once('close', () => left.abort());
  try {
    return await talk({
      ask: async (question, fallback) => {
        const answer = await lines.question(`${question}${fallback === undefined ? '' : ` [${fallback}]`}: `, {
          signal: left.signal,
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
